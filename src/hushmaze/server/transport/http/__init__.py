"""HTTP by uvicorn: how many connections there may be, and how long one may say nothing."""
