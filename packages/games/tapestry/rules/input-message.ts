import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { who } from './effects.ts';
import type { Fact, Input, Who } from './input.ts';
import type { State } from './state.ts';
import { incomeTurnsOf, spaceOf } from './state.ts';
import { tokenRefs } from './tokens.ts';
import { achievementRef, hexRef, landmarkRef, m, ref, trackRef } from './words.ts';

/** A human's input as a line of the log, said of the position before it. */
export function inputMessage(state: State, seat: Seat, input: Input): Message {
  const params = { who: who(state, seat) };
  switch (input.kind) {
    case 'advance':
    case 'regress':
      return message(input.kind === 'advance' ? m('did.advance') : m('did.regress'), {
        ...params,
        track: trackRef(input.track),
        n: spaceOf(state, seat, input.track) + (input.kind === 'advance' ? 1 : -1),
      });
    case 'explore':
      return message(m('did.explore'), { ...params, at: hexRef(input.at) });
    case 'conquer':
      return message(input.isTrap ? m('did.conquerTrapped') : m('did.conquer'), {
        ...params,
        at: hexRef(input.at),
      });
    case 'token':
      return message(m('did.token'), { ...params, at: hexRef(input.at) });
    case 'landmark':
      return message(m('did.landmark'), { ...params, landmark: landmarkRef(input.landmark) });
    case 'achieve':
      return message(m('did.achieve'), {
        ...params,
        achievement: achievementRef(input.achievement),
      });
    case 'discovery':
      return message(m('did.discovery'), { ...params, track: trackRef(input.track) });
    case 'income':
      return message(m('did.income'), { ...params, n: incomeTurnsOf(state, seat) + 1 });
    case 'points':
      return message(m('did.points'), { ...params, n: input.n });
    case 'done':
      return message(m('did.done'), params);
    case 'correct':
      return factMessage(state, input.fact);
  }
}

/** A correction is said in the words of a difference. */
function factMessage(state: State, fact: Fact): Message {
  const player = (id: Who) => ref('player', id === 'human' && !state.facts.isSolo ? 'human1' : id);
  switch (fact.what) {
    case 'hex':
      return fact.tokens === ''
        ? message(m('fix.noTokens'), { at: hexRef(fact.at) })
        : message(m('fix.tokens'), {
            at: hexRef(fact.at),
            tokens: tokenRefs(state.facts, fact.tokens),
          });
    case 'explored':
      return message(fact.isExplored ? m('fix.explored') : m('fix.unexplored'), {
        at: hexRef(fact.at),
      });
    case 'tile':
      return fact.tile === 0
        ? message(m('fix.explored'), { at: hexRef(fact.at) })
        : message(m('fix.tile'), {
            at: hexRef(fact.at),
            tile: ref('tile', fact.tile),
            n: fact.rotation * 60,
          });
    case 'track':
      return message(m('fix.track'), {
        who: player(fact.who),
        track: trackRef(fact.track),
        n: fact.n,
      });
    case 'favorite':
      return message(m('fix.favorite'), { who: player(fact.who), track: trackRef(fact.track) });
    case 'landmark': {
      const landmark = landmarkRef(fact.landmark);
      return fact.who === 'nobody'
        ? message(m('fix.landmarkBack'), { landmark })
        : message(m('fix.landmark'), { landmark, who: player(fact.who) });
    }
    case 'achievement': {
      const params = { achievement: achievementRef(fact.achievement), place: fact.place };
      return fact.who === 'nobody'
        ? message(m('fix.noAchievement'), params)
        : message(m('fix.achievement'), { ...params, who: player(fact.who) });
    }
    case 'toppled':
      return message(m('fix.toppled'), { who: player(fact.who), n: fact.n });
    case 'points':
      return message(m('fix.points'), { who: player(fact.who), n: fact.n });
    case 'income':
      return message(m('fix.income'), { who: player(fact.who), n: fact.n });
    case 'tapestry':
      return message(m('fix.tapestry'), { n: fact.n });
    case 'tiles':
      return message(m('fix.tilesLeft'), { n: fact.n });
  }
}
