import type { Message, MessageId, Params, RuleId } from './words.ts';
import { literal } from './words.ts';

/**
 * What the kernel itself has to say. The sentences are in packages/text/catalogues, and a test
 * there fails when one of these ids has no sentence in some language.
 */
export const KERNEL_MESSAGES = [
  'kernel.answerNotOffered',
  'kernel.answerNotAsked',
  'kernel.noQuestion',
  'kernel.seenAlready',
  'kernel.questionOpen',
  'kernel.notYourTurn',
  'kernel.notABot',
  'kernel.gameOver',
  'kernel.nothingToUndo',
  'kernel.noSuchEntry',
  'kernel.beforeCheckpoint',
  'kernel.wrongGame',
  'kernel.wrongFormat',
  'kernel.unknownRules',
  'kernel.noCheckpoint',
  'kernel.broken',
  'kernel.notTheSame',
  'kernel.scriptMissing',
  'kernel.scriptNotOffered',
  'kernel.scriptUnused',
  'data.expected',
  'data.missing',
  'data.unknownField',
  'data.outOfRange',
  'data.notOneOf',
  'data.twice',
  'data.noNumber',
  'data.tooManyWords',
  'data.tooDeep',
  'data.tooLong',
  'data.tooMany',
] as const;
export type KernelMessageId = (typeof KERNEL_MESSAGES)[number];

export function kernelMessage(id: KernelMessageId, params?: Params): Message {
  return params === undefined
    ? { id: id as string as MessageId }
    : { id: id as string as MessageId, params };
}

/** The input was not allowed. Nothing was changed; `reason` says why. */
export class Refused extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(`refused: ${describe(reason)}`);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** Data from outside (a save, a position, a config) does not hold. `path` says where. */
export class BadData extends Error {
  readonly path: string;
  readonly reason: Message;
  constructor(path: string, reason: Message) {
    super(`bad data at ${path}: ${describe(reason)}`);
    this.name = 'BadData';
    this.path = path;
    this.reason = reason;
  }
}

/** The program contradicts itself: an invariant broken, an "impossible" tie. Always a bug. */
export class Broken extends Error {
  readonly rule: RuleId | undefined;
  readonly reason: Message;
  constructor(what: string, rule?: RuleId) {
    super(rule === undefined ? what : `${what} (rule ${rule})`);
    this.name = 'Broken';
    this.rule = rule;
    this.reason = kernelMessage('kernel.broken', { what: literal(this.message) });
  }
}

/** For logs and test failures only; people read the catalogue's sentence. */
function describe(reason: Message): string {
  return reason.params === undefined ? reason.id : `${reason.id} ${JSON.stringify(reason.params)}`;
}
