"""The OpenAPI document against the server: whatever fits it, or nearly so, gets an answer and never a 500."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from aerodrome.server.app import App
from aerodrome.server.config import Config
from tests import LONG

from .helpers import Running

schemathesis = pytest.importorskip("schemathesis")

EXAMPLES = 300 if LONG else 12
OPERATIONS = [
    (method, path)
    for path, methods in App(None, Config()).http.openapi()["paths"].items()  # type: ignore[arg-type]
    for method in methods
]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_request_breaks_the_server(server: Running, method: str, path: str) -> None:
    schema = schemathesis.openapi.from_dict(server.client().get("/api/openapi.json").json())
    guest = server.guest("Ann")
    token = guest.token
    id = guest.make_table(seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    known = {"id": id, "game": "airships", "invite": "0" * 16, "passkey": "0" * 16}

    @given(case=schema[path][method].as_strategy())
    @settings(
        max_examples=EXAMPLES, deadline=None, phases=[Phase.explicit, Phase.generate], database=None,
        suppress_health_check=list(HealthCheck), derandomize=True,
    )  # fmt: skip
    def check(case) -> None:  # type: ignore[no-untyped-def]
        if len(str(case.body)) % 2:  # now and then the table that there is
            case.path_parameters = {name: known[name] for name in case.path_parameters or {}}
        if path == "/api/me/forget":
            return
        headers = {"X-Aerodrome": "1", "Authorization": f"Bearer {token}"}
        answer = case.call(base_url=server.base, headers=headers, timeout=30)
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) <= {"error", "what", "args", "text", "rule"}

    check()
    assert server.client().get("/health").status_code == 200
