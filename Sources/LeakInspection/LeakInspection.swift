// LeakInspection
