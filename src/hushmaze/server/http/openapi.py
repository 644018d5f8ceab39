"""Describes the HTTP API for machines (OpenAPI 3.1), made from the route table and the structs it names.

Served at `/api/openapi.json`; `hushmaze schema --http` prints it, and the client's types are made from it.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from hushmaze import __version__
from hushmaze.protocol.api.errors import ErrorAnswer, HttpReason
from hushmaze.server.http.components import Json, components, field_docs
from hushmaze.server.http.endpoint import Endpoint, Media
from hushmaze.server.http.routes import ROUTES

_RETRY_AFTER = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
_RETRYABLE = (429, 503)
_BODY_ERRORS = (HttpReason.BAD_BODY, HttpReason.UNFINISHED, HttpReason.TOO_LONG)
_IN_PATH = re.compile(r"{(\w+)}")


@cache
def openapi() -> Json:
    kinds = http_types()
    schemas, named = components(kinds)
    known = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: Json = {}
    for endpoint in ROUTES:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hushmaze",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": named},
    }


def http_types() -> list[Any]:
    """Everything that requests and answers are made of."""
    return [ErrorAnswer, *(kind for endpoint in ROUTES for kind in _types(endpoint))]


def _types(endpoint: Endpoint) -> Iterator[Any]:
    yield from (hint for name, hint in endpoint.hints.items() if name not in ("request", "return"))
    answer = endpoint.returns
    yield answer if not isinstance(answer, Media) else str if answer.line is None else answer.line
    if "query" in endpoint.hints:
        yield from (field.type for field in msgspec.structs.fields(endpoint.hints["query"]))


def _operation(endpoint: Endpoint, known: Json) -> Json:
    """`known`: the schemas of all types, by how they are written."""
    summary, _, more = (endpoint.handler.__doc__ or "").partition("\n")
    resource, _, name = endpoint.handler.__qualname__.partition(".")
    operation: Json = {"operationId": f"{resource}_{name}", "summary": summary, "tags": [resource]}
    if more.strip():
        operation["description"] = " ".join(more.split())
    operation["parameters"] = [*_path_parameters(endpoint, known), *_query_parameters(endpoint, known)]
    if "body" in endpoint.hints:
        operation["requestBody"] = _body(endpoint, known)
    return operation | {"responses": {str(endpoint.status): _success(endpoint, known), **_errors(endpoint)}}


def _path_parameters(endpoint: Endpoint, known: Json) -> Iterator[Json]:
    for name in _IN_PATH.findall(endpoint.path):
        schema = known[repr(endpoint.hints[name])]
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(endpoint: Endpoint, known: Json) -> Iterator[Json]:
    kind = endpoint.hints.get("query")
    for field in () if kind is None else msgspec.structs.fields(kind):
        parameter = {"name": field.name, "in": "query", "required": field.required}
        described = {"description": text} if (text := field_docs(kind).get(field.name)) else {}
        yield parameter | described | {"schema": _without_null(known[repr(field.type)])}


def _without_null(schema: Json) -> Json:
    """Removes null from a query parameter: one that is left out is null to the handler."""
    inner: list[Json] = [each for each in schema.get("anyOf", [schema]) if each != {"type": "null"}]
    assert len(inner) == 1, schema
    return inner[0]


def _body(endpoint: Endpoint, known: Json) -> Json:
    kind = endpoint.hints["body"]
    example = {} if endpoint.example is None else {"example": msgspec.to_builtins(endpoint.example)}
    media = "text/plain" if kind is str else "application/json"
    content = {media: {"schema": known[repr(kind)], **example}}
    return {"required": endpoint.body_needed, "content": content}


def _success(endpoint: Endpoint, known: Json) -> Json:
    answer = endpoint.returns
    if not isinstance(answer, Media):
        return {"description": "Success.", "content": {"application/json": {"schema": known[repr(answer)]}}}
    schema = {} if answer.type == "application/json" else {"type": "string"}
    line = {} if answer.line is None else {"x-line-schema": known[repr(answer.line)]}
    return {"description": answer.description, "content": {answer.type: {"schema": schema, **line}}}


def _errors(endpoint: Endpoint) -> Json:
    """One response for each status, with an example for each of its reasons."""
    found: dict[int, list[HttpReason]] = {}
    for reason in dict.fromkeys(_reasons(endpoint)):
        found.setdefault(reason.status, []).append(reason)
    return {str(status): _error(status, found[status]) for status in sorted(found)}


def _reasons(endpoint: Endpoint) -> Iterator[HttpReason]:
    yield from endpoint.errors
    if "query" in endpoint.hints:
        yield HttpReason.BAD_PARAMETER
    if "body" in endpoint.hints:
        yield from _BODY_ERRORS
    if endpoint.limit is not None:
        yield HttpReason.SLOW_DOWN


def _error(status: int, reasons: list[HttpReason]) -> Json:
    examples = {
        reason.value: {
            "value": msgspec.to_builtins(ErrorAnswer(ok=False, reason=reason, message=reason.message))
        }
        for reason in reasons
    }
    return {
        "description": " ".join(reason.message for reason in reasons),
        **({"headers": _RETRY_AFTER} if status in _RETRYABLE else {}),
        "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}, "examples": examples}
        },
    }
