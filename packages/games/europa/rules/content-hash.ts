import { fingerprint } from '@empty-chair/kernel/hash';
import cardsJson from '../content/cards.json' with { type: 'json' };
import chartsJson from '../content/charts.json' with { type: 'json' };
import eventsJson from '../content/events.json' with { type: 'json' };
import gameJson from '../content/game.json' with { type: 'json' };
import mapJson from '../content/map.json' with { type: 'json' };
import realmsJson from '../content/realms.json' with { type: 'json' };
import setupsJson from '../content/setups.json' with { type: 'json' };

/** Of everything in content/: a record made with other charts, cards or maps is not replayed. */
export const contentHash = fingerprint(
  JSON.stringify([cardsJson, chartsJson, eventsJson, gameJson, mapJson, realmsJson, setupsJson]),
);
