import { chooseAtRandom } from '@empty-chair/kernel/table';
import { isBot } from './board.ts';
import { bots, numberOn } from './content.ts';
import { buildingKindsAt, destroyPiece, removeWarriors } from './effects.ts';
import { hasTrait } from './facts.ts';
import { lentAgainst } from './hired.ts';
import { damageItems, vagabotFaction } from './items.ts';
import { damagePack, isFollowed } from './pack.ts';
import type { Clearing, Faction, Kind } from './pieces.ts';
import { isVagabond, kindsOf, MARQUISE, RIVERFOLK, tokensOf } from './pieces.ts';
import { score } from './points.ts';
import { removedBy } from './relations.ts';
import type { RootTable } from './scene.ts';
import type { AllyInBattle } from './screen/allies.ts';
import { sharesHits } from './screen/allies.ts';
import { askedOf } from './screen/play.ts';
import type { State } from './state.ts';
import { buildingsAt, piecesAt, tokensAt, warriorsAt } from './state.ts';
import { clearingRef, factionRef, kindRef, m, rule } from './words.ts';

const FORTIFIED_HITS = numberOn(bots.mechanicalMarquise2.traits, 'fortified', 'hitsPerBuilding');

const FULL_REMOVAL_DAMAGE = bots.vagabot.numbers.fullRemovalDamage;

export interface Blow {
  readonly victim: Faction;
  readonly dealer: Faction;
  readonly clearing: Clearing;
  readonly n: number;
  /** Whether the dealer is the attacker. */
  readonly attacking: boolean;
  /** Who scores for buildings and tokens, if not the dealer (law V.4). */
  readonly scorer?: Faction | undefined;
  /** Whose warriors a Vagabond leads (law 9.2.9.II). */
  readonly ally?: AllyInBattle | undefined;
}

/** law.4.3.6: warriors first; what a bot loses after them is 1.2.1. Hits beyond the pieces are lost (H-40). */
export function takeHits(table: RootTable, blow: Blow): void {
  const { state } = table.scene;
  const { victim, clearing, n } = blow;
  if (n <= 0) return;
  if (isVagabond(victim)) {
    hitVagabond(table, blow);
    return;
  }
  const lentFallen = loseLent(table, blow);
  const hits = n - lentFallen;
  const fallen = Math.min(hits, warriorsAt(state, victim, clearing));
  removeWarriors(table, victim, clearing, fallen, rule('law.battle'));
  scoreFallen(table, blow, fallen + lentFallen);
  const others = hits === fallen ? 0 : losePieces(table, blow, hits - fallen);
  removedBy(table, { vagabond: blow.dealer, victim, warriors: fallen, others, inBattle: true });
}

const hitVagabond = (table: RootTable, blow: Blow): void =>
  sharesHits(table, blow, (left) => hurtVagabond(table, blow.victim, left));

/** B-35: Riverfolk warriors beside the victim take every other hit, and all that its own cannot. */
function loseLent(table: RootTable, { victim, dealer, clearing, n }: Blow): number {
  const { state } = table.scene;
  const lent = lentAgainst(state, dealer, victim, clearing);
  if (lent === 0) return 0;
  const share = Math.max(Math.floor(n / 2), n - warriorsAt(state, victim, clearing));
  const fallen = Math.min(share, lent);
  removeWarriors(table, RIVERFOLK, clearing, fallen, rule('B-35'));
  const removed = { vagabond: dealer, victim: RIVERFOLK, warriors: fallen, others: 0 };
  removedBy(table, { ...removed, inBattle: true });
  return fallen;
}

/** Buildings and tokens, when no warrior is left; gives how many. */
function losePieces(table: RootTable, blow: Blow, hits: number): number {
  const { state } = table.scene;
  const { victim, clearing } = blow;
  // Without warriors: a lost plot may bring one (Backup Plans).
  const before = standingAt(state, victim, clearing);
  if (isBot(state, victim)) botLosesPieces(table, blow, hits);
  else humanLosesPieces(table, blow, hits);
  return before - standingAt(state, victim, clearing);
}

const standingAt = (state: State, faction: Faction, clearing: Clearing): number =>
  buildingsAt(state, faction, clearing) + tokensAt(state, faction, clearing);

export function hurtVagabond(table: RootTable, victim: Faction, n: number): void {
  const { state } = table.scene;
  if (victim === vagabotFaction(state)) damageItems(table, n, rule('7.2.5'));
  else if (isFollowed(state, victim)) damagePack(table, victim, n);
  else table.emit?.(rule('law.vagabond'), m('do.humanDamage'), { faction: factionRef(victim), n });
}

/** All enemy pieces are removed: of a Vagabond nothing is, his items suffer (7.2.1.I). */
export function hurtPawn(table: RootTable, victim: Faction): void {
  const damage = fullRemovalDamage(table.scene.state, victim);
  if (damage === 0) return;
  table.emit?.(rule('7.2.1.I'), m('do.fullRemoval'));
  hurtVagabond(table, victim, damage);
}

/** H-32: three items of a human too (law.9.2.2, law.9.2.2.I), unless the table says none. */
export const fullRemovalDamage = (state: State, victim: Faction): number =>
  !isBot(state, victim) && state.facts.config.options.fullRemoval === 'none'
    ? 0
    : FULL_REMOVAL_DAMAGE;

/** 7.5.4: the Vagabot scores for warriors that it removes as attacker. */
function scoreFallen(table: RootTable, { dealer, attacking }: Blow, fallen: number): void {
  if (attacking && dealer === vagabotFaction(table.scene.state)) {
    score(table, dealer, fallen, 'warriors', rule('7.5.4'));
  }
}

/** 1.2.1: all tokens before any building; among several types random buildings, each as likely. */
function botLosesPieces(table: RootTable, blow: Blow, hits: number): void {
  const { state } = table.scene;
  const { victim, dealer, clearing, scorer } = blow;
  let left = hits;
  for (const token of tokensOf(victim)) {
    while (left > 0 && piecesAt(state, token, clearing) > 0) {
      destroyPiece(table, dealer, token, clearing, rule('1.2.1'), scorer);
      left -= 1;
    }
  }
  const isFortified = victim === MARQUISE && hasTrait(state.facts, victim, 'fortified');
  const perBuilding = isFortified ? FORTIFIED_HITS : 1;
  const spared = isFortified && left > 0 && buildingKindsAt(state, victim, clearing).length > 0;
  if (spared) table.emit?.(rule('trait.fortified'), m('do.fortified'));
  while (left >= perBuilding) {
    const kind = randomBuilding(table, victim, clearing);
    if (kind === undefined) return;
    destroyPiece(table, dealer, kind, clearing, rule('1.2.1'), scorer);
    left -= perBuilding;
  }
}

function randomBuilding(table: RootTable, victim: Faction, clearing: Clearing): Kind | undefined {
  const { state } = table.scene;
  const answers = buildingKindsAt(state, victim, clearing);
  if (answers.length <= 1) return answers[0];
  return chooseAtRandom(table, {
    rule: rule('1.2.1'),
    channel: 'choices',
    ask: { id: m('ask.randomBuilding'), params: { at: clearingRef(clearing) } },
    answers,
    ref: kindRef,
    odds: (kind) => piecesAt(state, kind, clearing),
  });
}

/** What a bot without warriors there loses next by an effect other than hits. */
export function nextLoss(table: RootTable, victim: Faction, clearing: Clearing): Kind | undefined {
  const { state } = table.scene;
  const token = tokensOf(victim).find((kind) => piecesAt(state, kind, clearing) > 0);
  return token ?? randomBuilding(table, victim, clearing);
}

/** A human chooses the order; nothing is asked when there is nothing to choose. */
function humanLosesPieces(table: RootTable, blow: Blow, hits: number): void {
  const { state } = table.scene;
  const { victim, dealer, clearing, scorer } = blow;
  for (let left = hits; left > 0; left -= 1) {
    const answers = kindsOf(victim).filter((kind) => piecesAt(state, kind, clearing) > 0);
    const [first] = answers;
    if (first === undefined) return;
    const all = answers.reduce((sum, kind) => sum + piecesAt(state, kind, clearing), 0);
    const kind =
      answers.length === 1 || all <= left
        ? first
        : table.ask({
            rule: rule('law.battle'),
            channel: 'human',
            ...askedOf(state, victim),
            ask: { id: m('ask.losePiece'), params: { at: clearingRef(clearing) } },
            answers,
            ref: kindRef,
          });
    destroyPiece(table, dealer, kind, clearing, rule('law.battle'), scorer);
  }
}
