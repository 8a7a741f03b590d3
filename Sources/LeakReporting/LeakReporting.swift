// LeakReporting
