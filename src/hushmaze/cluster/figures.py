"""Figures of a node for Prometheus, read when somebody asks."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


class NodeFigures(NamedTuple):
    lease: bool
    """Whether this node may own rooms."""
    bus: bool
    peers: int
    """Nodes whose leases run, this one among them."""
    guests: int
    """Sockets on other nodes whose rooms are here."""
    relayed: int
    """Sockets here whose rooms are on other nodes."""
    leases_lost: int


class ClusterFigures(Collector):
    def __init__(self, read: Callable[[], NodeFigures]) -> None:
        self._read = read

    def collect(self) -> Iterator[Metric]:
        figures = self._read()
        for name, words, value in (
            ("hushmaze_lease", "Whether this node has a lease", figures.lease),
            ("hushmaze_bus", "Whether this node reaches the bus", figures.bus),
            ("hushmaze_nodes", "Nodes with a lease, as this one knows", figures.peers),
            ("hushmaze_guest_sockets", "Sockets on other nodes whose rooms are here", figures.guests),
            ("hushmaze_relayed_sockets", "Sockets here whose rooms are on other nodes", figures.relayed),
        ):
            yield GaugeMetricFamily(name, words, float(value))
        yield CounterMetricFamily("hushmaze_leases_lost", "Leases this node has lost", figures.leases_lost)
