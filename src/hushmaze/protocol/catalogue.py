"""The built-in scenarios as they are listed to clients."""

from hushmaze.protocol.codec import Plain
from hushmaze.scenarios import builtin_scenarios, share_code


def scenario_rows() -> list[dict[str, Plain]]:
    return [
        {
            "number": number,
            "name": scenario.name,
            "seats": list(scenario.seats),
            "levels": list(scenario.levels),
            "face": scenario.face,
            "rules": list(scenario.rules),
            "code": share_code(scenario),
        }
        for number, scenario in builtin_scenarios().items()
    ]
