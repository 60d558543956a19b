import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { ownChairs, turnHere, turnWithHand } from './turn-here.ts';
import type { Present } from './view.ts';

const [marquise, alliance, vagabond] = [seat(0), seat(1), seat(2)];
const person = (name: string, chairs: readonly Seat[], more: Partial<Present> = {}): Present => ({
  ...{ by: name, name, chairs, isViewer: false, isAway: false, isMe: false },
  ...more,
});
const me = person('Anna', [marquise], { isMe: true });
const borek = person('Borek', [alliance]);
const at = (present: readonly Present[], mayPlay = true) => ({ present, mayPlay });

describe('a turn at a shared table is', () => {
  it('mine in each chair that I sit in, whoever sits there too', () => {
    const both = person('Anna', [marquise, vagabond], { isMe: true });
    const too = person('Cyril', [vagabond]);
    expect(turnHere(marquise, at([both, borek, too]), undefined)).toEqual({ kind: 'mine' });
    expect(turnHere(vagabond, at([both, borek, too]), undefined)).toEqual({ kind: 'mine' });
  });

  it('theirs in the chair of somebody else, here or away, and can be played for them', () => {
    const theirs = { kind: 'theirs', who: [borek] };
    expect(turnHere(alliance, at([me, borek]), undefined)).toEqual(theirs);
    const away = { ...borek, isAway: true };
    expect(turnHere(alliance, at([me, away]), undefined)).toEqual({ ...theirs, who: [away] });
  });

  it('played for them once that was said, of that chair only', () => {
    const cyril = person('Cyril', [vagabond]);
    const here = at([me, borek, cyril]);
    expect(turnHere(alliance, here, alliance)).toEqual({ kind: 'for-them' });
    expect(turnHere(vagabond, here, alliance).kind).toBe('theirs');
    expect(turnHere(marquise, here, alliance)).toEqual({ kind: 'mine' });
  });

  it('played for whoever has no device, by those who sit at the table', () => {
    expect(turnHere(vagabond, at([me, borek]), undefined)).toEqual({ kind: 'for-them' });
    const guest = person('Dana', [], { isMe: true });
    const theirs = { kind: 'theirs', who: [] };
    expect(turnHere(vagabond, at([guest, borek]), undefined)).toEqual(theirs);
  });

  it('never entered by a link to watch, whatever it says', () => {
    const viewer = person('Dana', [marquise], { isMe: true, isViewer: true });
    const seen = at([viewer, borek], false);
    expect(turnHere(alliance, seen, alliance)).toEqual({ kind: 'theirs', who: [borek] });
    expect(turnHere(marquise, seen, marquise)).toEqual({ kind: 'theirs', who: [] });
  });
});

describe('where the app holds people’s cards, a turn is', () => {
  it('mine in my chairs, and theirs in every other, whoever sits there', () => {
    expect(turnWithHand(marquise, at([me, borek]))).toEqual({ kind: 'mine' });
    expect(turnWithHand(alliance, at([me, borek]))).toEqual({ kind: 'theirs', who: [borek] });
    // At a real table somebody without a phone is played for: here that would show their hand.
    expect(turnWithHand(vagabond, at([me, borek]))).toEqual({ kind: 'theirs', who: [] });
  });

  it('never mine by a link to watch', () => {
    const viewer = person('Dana', [marquise], { isMe: true, isViewer: true });
    expect(ownChairs(at([viewer, borek], false))).toEqual([]);
    expect(turnWithHand(marquise, at([viewer, borek], false))).toEqual({ kind: 'theirs', who: [] });
  });
});
