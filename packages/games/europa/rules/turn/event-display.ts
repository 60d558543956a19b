import { variantOf } from '../config.ts';
import type { Realm } from '../content.ts';
import type { EventCard } from '../events.ts';
import { eventsOfRound, REALM_OF_EVENT } from '../events.ts';
import type { State } from '../state.ts';

/** EU-22.4: the Events that can lie face-up: of this scenario, Age and half, without those that bots took. */
export function eventsOnDisplay({ config, age, round, seenEvents }: State): readonly EventCard[] {
  const { scenario, variant } = config;
  const perRound = variantOf(scenario, variant)?.eventsPerRound;
  return eventsOfRound({ scenario, variant, age, round, perRound }).filter(
    (card) => !seenEvents.includes(card),
  );
}

/** Its own come first: where one is face-up, the bot takes it. */
export function eventsToTake(state: State, realm: Realm): readonly EventCard[] {
  const isOwn = (card: EventCard): boolean => REALM_OF_EVENT[card] === realm;
  const all = eventsOnDisplay(state);
  return [...all.filter(isOwn), ...all.filter((card) => !isOwn(card))];
}
