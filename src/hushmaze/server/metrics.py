"""Figures for Prometheus. One registry a server, so that tests can have several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("hushmaze_rooms", "Rooms in memory", registry=self.registry)
        self.sockets = Gauge("hushmaze_sockets", "Open sockets", registry=self.registry)
        self.actions = Counter("hushmaze_actions", "Deeds accepted", registry=self.registry)
        self.refusals = Counter("hushmaze_refusals", "Deeds refused", ["reason"], registry=self.registry)
        self.commit = Histogram(
            "hushmaze_action_seconds",
            "From the arrival of a deed until it is durable and told",
            buckets=_LATENCIES,
            registry=self.registry,
        )
        self.evicted = Counter(
            "hushmaze_send_queue_drops", "Readers evicted because they did not read", registry=self.registry
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
