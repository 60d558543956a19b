import { kernelMessage } from '@empty-chair/kernel/errors';
import { count } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { AGES, ROUNDS_PER_AGE } from '../numbers.ts';
import { m } from '../words.ts';
import { unless, verb } from './verb.ts';

export const round = verb({
  fields: { age: count(1, AGES), round: count(1, ROUNDS_PER_AGE) },
  refuses: ({ config: { lastAge } }, given) =>
    unless(
      given.age <= lastAge,
      kernelMessage('data.outOfRange', { value: given.age, least: 1, most: lastAge }),
    ),
  apply: ({ scene }, given) => {
    scene.age = given.age;
    scene.round = given.round;
  },
  said: (_, given) => message(m('did.round'), { age: given.age, round: given.round }),
});
