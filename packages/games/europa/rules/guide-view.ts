/** The way through the booklet, for whoever asks its owner: what is asked, and what an answer does to the pack. */
export { tenthsByBook, turnsOfTen } from './pack/exactness.ts';
export type { Box, Said } from './pack/guide/answers.ts';
export {
  boxesOn,
  canHandOver,
  cardsConfirmed,
  checked,
  confirmed,
  GUESSED_PAGES,
  guessedBox,
  handedOver,
  leftOn,
  saidOf,
  withNode,
} from './pack/guide/answers.ts';
export type { Ask } from './pack/guide/asks.ts';
export { asksFor, isSaid } from './pack/guide/asks.ts';
export type { BotsOfGame } from './pack/guide/bots-of-game.ts';
export { botsAtTable, botsOf } from './pack/guide/bots-of-game.ts';
export type { Field } from './pack/guide/box-fields.ts';
export { fieldsOf, moreFields, namesFor } from './pack/guide/box-fields.ts';
export { stepFor } from './pack/guide/step-for.ts';
export { targetLine } from './pack/guide/target-line.ts';
export { addPack } from './pack/merge.ts';
export { rulesWith } from './pack/rules.ts';
export { whatGoes } from './pack/what-goes.ts';
