// ScenarioCatalog
