"""The files of `deploy/` name what is there, and systemd, nginx and Caddy accept them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from aerodrome import cli
from tests.deploy.conftest import DEPLOY, TEMPORARY, program

ROOT = DEPLOY.parent
UNITS = sorted((DEPLOY / "systemd").glob("*.service")) + sorted((DEPLOY / "systemd").glob("*.timer"))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "container" / "compose.yaml").read_text("utf-8"))
CONTAINERFILE = (DEPLOY / "container" / "Containerfile").read_text("utf-8")
MOST_EXPOSED = 20
"""Tenths of the exposure that `systemd-analyze security` may find; a unit without hardening has 96."""


def run(*words: str | Path, **told: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, env=os.environ | told, timeout=120, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


# --- what a server is called with ---------------------------------------------------------------------------


def calls() -> dict[str, list[str]]:
    """The words behind `aerodrome serve` in every file."""
    unit = (DEPLOY / "systemd" / "aerodrome@.service").read_text("utf-8")
    (started,) = re.findall(r"^ExecStart=/opt/aerodrome/bin/aerodrome (.*)$", unit, re.M)
    (inside,) = re.findall(r"^CMD \[(.*)\]$", CONTAINERFILE, re.M)
    return {
        "unit": started.split(),
        "container": re.findall(r'"([^"]*)"', inside),
        "compose": COMPOSE["services"]["server1"]["command"],
    }


@pytest.mark.parametrize("where", ["unit", "container", "compose"])
def test_servers_are_called_with_options_that_there_are(where: str) -> None:
    name, *words = calls()[where]
    assert name == "serve"
    command: Any = typer.main.get_command(cli.app)
    known = {option for each in command.commands["serve"].params for option in each.opts}
    named = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert named <= known
    assert "--port" in named
    assert where == "container" or named >= {"--origin", "--database"}
    assert bool(named & {"--behind-proxy", "--proxy"}) == (where != "container")


# --- systemd ------------------------------------------------------------------------------------------------


def systemd() -> str:
    path = program("systemd-analyze")
    version = int(re.findall(r"\d+", run(path, "--version"))[0])
    if version < 250:
        pytest.skip("systemd-analyze is older than 250 and looks at no files")
    return path


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_the_units(unit: Path, tmp_path: Path) -> None:
    """With programs that are on this machine in place of those that are not."""
    path = systemd()
    for each in UNITS:  # a timer needs its service
        text = each.read_text("utf-8").replace("/opt/aerodrome/bin/aerodrome", sys.executable)
        (tmp_path / each.name.replace("@.", "@8701.")).write_text(text)
    said = run(path, "verify", "--man=no", tmp_path / unit.name.replace("@.", "@8701."))
    assert str(tmp_path) not in said, said


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.name)
def test_units_may_do_little(unit: Path, tmp_path: Path) -> None:
    copy = shutil.copy(unit, tmp_path / unit.name.replace("@.", "@8701."))
    run(systemd(), "security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager", copy)


def test_the_backup_unit_makes_a_backup_and_leaves_no_half_one(tmp_path: Path) -> None:
    """Its command, with another program in the place of pg_dump."""
    unit = (DEPLOY / "systemd" / "aerodrome-backup.service").read_text("utf-8")
    (command,) = re.findall(r"^ExecStart=/bin/sh -c '(.*)'$", unit, re.M)
    command = command.replace("%%", "%").replace("$$", "$").replace("/var/backups/aerodrome", str(tmp_path / "backups"))
    (tmp_path / "backups").mkdir()
    dump = tmp_path / "pg_dump"
    told = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "AERODROME_DATABASE": "postgresql:///x"}
    dump.write_text('#!/bin/sh\nfor each; do case "$each" in --file=*) echo "$@" >"${each#--file=}";; esac; done\n')
    dump.chmod(0o755)
    run("/bin/sh", "-c", command, **told)
    (made,) = (tmp_path / "backups").iterdir()
    assert re.fullmatch(r"\d{8}T\d{6}Z\.dump", made.name)
    assert "--format=custom" in made.read_text()
    assert made.read_text().rstrip().endswith("postgresql:///x")
    made.unlink()
    dump.write_text("#!/bin/sh\nexit 1\n")
    assert subprocess.run(["/bin/sh", "-c", command], env=os.environ | told, check=False).returncode == 1
    assert list((tmp_path / "backups").glob("*.dump")) == []


# --- nginx and Caddy ----------------------------------------------------------------------------------------


def test_nginx_accepts_all_of_its_files(tmp_path: Path) -> None:
    """With a certificate of our own, and ports that anybody may listen at."""
    path, openssl = program("nginx"), program("openssl")
    shutil.copytree(DEPLOY / "nginx", tmp_path, dirs_exist_ok=True)
    listen = tmp_path / "aerodrome.d" / "listen.conf"
    run(
        openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=play.example.org",
        "-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem",
    )  # fmt: skip
    text = listen.read_text().replace("/etc/letsencrypt/live/play.example.org", str(tmp_path))
    text = re.sub(r"\b443\b", "8443", text.replace("/var/log/nginx", str(tmp_path)))
    listen.write_text(text)
    temporary = [f"{kind}_temp_path {tmp_path}/{kind};" for kind in TEMPORARY]
    (tmp_path / "nginx.conf").write_text(
        f"{'user root root;' if os.geteuid() == 0 else ''} pid {tmp_path}/pid; error_log stderr;\n"
        f"events {{ }} http {{ {' '.join(temporary)} include {tmp_path}/aerodrome.conf; }}\n"
    )
    said = run(path, "-t", "-p", tmp_path, "-e", "stderr", "-c", tmp_path / "nginx.conf")
    assert "warn" not in said.replace('the "listen ... http2" directive is deprecated', ""), said


def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    path, file = program("caddy"), DEPLOY / "caddy" / "Caddyfile"
    told = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    assert "Valid configuration" in run(path, "validate", "--adapter", "caddyfile", "--config", file, **told)
    assert run(path, "fmt", file, **told) == file.read_text("utf-8")


# --- containers ---------------------------------------------------------------------------------------------


def test_the_compose_file_names_what_is_there() -> None:
    services, folder = COMPOSE["services"], DEPLOY / "container"
    assert set(services) == {"database", "server1", "server2", "proxy"}
    build = services["server1"]["build"]
    assert (folder / build["context"]).resolve() == ROOT
    assert (folder / build["context"] / build["dockerfile"]).resolve() == folder / "Containerfile"
    assert services["server1"] == services["server2"]
    port = next(word.partition("=")[2] for word in services["server1"]["command"] if word.startswith("--port="))
    behind = services["proxy"]["environment"]["AERODROME_SERVERS"].split()
    assert behind == [f"{name}:{port}" for name in services if name.startswith("server")]
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in services["server1"]["command"]
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (folder / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"], volume
        assert set(service.get("depends_on", [])) <= set(services)


def test_the_container_file_names_what_is_there() -> None:
    for path in re.findall(r"-r (\S+)", CONTAINERFILE):
        assert (ROOT / path).is_file()
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^RUN make (\S+)", CONTAINERFILE, re.M):
        assert re.search(rf"^{target}:", makefile, re.M)
    assert f"EXPOSE {calls()['container'][-1]}" in CONTAINERFILE
