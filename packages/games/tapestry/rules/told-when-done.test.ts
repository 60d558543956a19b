import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Params, Ref } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { humanWeight } from '../examples/configs.ts';
import { anyTable } from '../examples/random-config.ts';
import { stateCodec } from './codec.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** As the codec writes it: what a reader of the table would see. */
interface Shown {
  readonly tracks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly tokens: Readonly<Record<string, string>>;
  readonly landmarks: Readonly<Record<string, string>>;
  readonly achievements: Readonly<Record<string, readonly string[]>>;
  readonly favorites: Readonly<Record<string, string>>;
}
interface Told {
  readonly shown: Shown;
  readonly id: (name: string) => string;
  readonly n: number;
}

const at = ({ shown, id }: Told): string => shown.tokens[id('at')] ?? '';
const isOn = ({ shown, id, n }: Told): boolean => shown.tracks[id('who')]?.[id('track')] === n;
const has = ({ shown, id }: Told): boolean =>
  shown.achievements[id('achievement')]?.includes(id('who')) === true;
const isTaken = ({ shown, id }: Told): boolean => shown.landmarks[id('landmark')] !== undefined;

/** What must lie on the table once the line is ticked off; small letters are toppled. */
const DONE: Readonly<Record<string, (told: Told) => boolean>> = {
  'do.advance': isOn,
  'do.regress': isOn,
  'do.conquer': (told) => at(told).includes('A'),
  'do.conquerOpponent': (told) => at(told).includes('A') && at(told).includes('y'),
  'do.trapped': (told) => at(told).includes('a') && at(told).includes('Y'),
  'do.guard': (told) => at(told).toUpperCase().includes('S'),
  'do.rivalFalls': (told) => /[ayz]/.test(at(told)),
  'do.yourOutpostFalls': (told) => /[yz]/.test(at(told)),
  'do.takeLandmark': isTaken,
  'do.landmarkOnMat': isTaken,
  'do.achievement': has,
  'do.shadowAchievement': has,
  'do.favorite': ({ shown, id }) => shown.favorites[id('who')] === id('track'),
};

test('ADV-A1, ADV-A2, CNE-A2, CNE-A3, COP-A1, ACH-1, TRAP-1: what a line says is on the table when it is told', () => {
  const policy = randomPolicy<State, Input>({ weight: humanWeight });
  const seen = new Set<string>();
  for (let game = 0; game < 60; game += 1) {
    let state: State | undefined;
    simulate(tapestry, anyTable(`told ${game}`), `told ${game}`, {
      policy,
      most: 3000,
      watch: (now) => {
        state = now;
      },
      emit: (_rule, message, params: Params = {}) => {
        const isDone = DONE[message];
        if (isDone === undefined || state === undefined) return;
        seen.add(message);
        const told: Told = {
          shown: stateCodec.encode(state) as Shown,
          id: (name) => (params[name] as Ref).id,
          n: params['n'] as number,
        };
        expect(isDone(told), `${message} ${JSON.stringify(params)}`).toBe(true);
      },
    });
  }
  expect([...seen].toSorted()).toEqual(Object.keys(DONE).toSorted());
});
