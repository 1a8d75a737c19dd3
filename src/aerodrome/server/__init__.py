"""The server: tables over HTTP and WebSocket. `make_app` gives the ASGI application, `aerodrome serve` runs it."""
