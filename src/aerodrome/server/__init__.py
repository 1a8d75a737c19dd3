"""The server: tables over HTTP and WebSocket. `app.App` is the ASGI application, `aerodrome serve` runs it."""
