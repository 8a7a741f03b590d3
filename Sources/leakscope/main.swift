print("leakscope")
