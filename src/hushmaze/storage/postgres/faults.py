"""Translates PostgreSQL's errors, and says whether to try again."""

import asyncio
import logging

import asyncpg

from hushmaze.storage.api import StoreError

FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""All that a call of asyncpg raises when something is wrong with the database or the way to it."""

_LASTING = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.ClientConfigurationError,
)
"""No use to try these again as they are."""

log = logging.getLogger("hushmaze.storage")


def in_our_words(error: BaseException) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if not isinstance(error, FAULTS):
        log.error("a fault of the program, not of the database", exc_info=error)
    if isinstance(error, asyncio.TimeoutError):
        return StoreError("PostgreSQL does not answer.", retryable=True)
    if isinstance(error, OSError):
        return StoreError(f"PostgreSQL cannot be reached ({error.strerror or error}).", retryable=True)
    lasting = isinstance(error, _LASTING)
    return StoreError(f"PostgreSQL cannot do this ({error}).", retryable=not lasting)
