import type { Message } from '@empty-chair/kernel/words';
import type { LinePicture } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { paintOf, pieceIcon, warriorIcon } from '../board/pieces.ts';

const MARQUISE = ['sawmill', 'workshop', 'recruiter'];
const TRACKS: Readonly<Record<string, readonly string[]>> = {
  marquise: MARQUISE,
  eyrie: ['roost'],
  alliance: ['base', 'sympathy'],
  lizards: ['garden'],
  riverfolk: ['tradePost'],
  duchy: ['citadel', 'market'],
  corvids: ['plot'],
};

/** What to take out of the box for a line of the set-up. */
export function linePictures({ id, params }: Message): readonly LinePicture[] {
  const named = params?.['faction'];
  const faction = named !== undefined && isRef(named) ? named.id : undefined;
  const n = typeof params?.['n'] === 'number' ? params['n'] : undefined;
  const warriors = (of: string, count: number): LinePicture => ({
    icon: warriorIcon(of),
    paint: paintOf(of),
    n: count,
  });
  const pieces = (of: string, kinds: readonly string[]): readonly LinePicture[] =>
    kinds.map((kind) => ({ icon: pieceIcon(kind), paint: paintOf(of), isTile: true }));
  switch (id as string) {
    case 'list.everywhere':
      return faction === undefined ? [] : [warriors(faction, 11)];
    case 'list.everywhereTwo':
      return faction === undefined ? [] : [warriors(faction, 12)];
    case 'list.oneEach':
      return faction === undefined ? [] : [warriors(faction, 1)];
    case 'list.lizardsMap':
      return [...pieces('lizards', ['garden']), warriors('lizards', n ?? 0)];
    case 'list.duchyMap':
      return [...pieces('duchy', ['tunnel']), warriors('duchy', n ?? 0)];
    case 'list.roost':
      return [...pieces('eyrie', ['roost']), warriors('eyrie', n ?? 0)];
    case 'list.board':
    case 'list.decreeBoard':
    case 'list.allianceBoard':
    case 'list.lizardsBoard':
    case 'list.riverfolkBoard':
    case 'list.duchyBoard':
    case 'list.corvidsBoard':
    case 'do.fillTracks':
      return faction === undefined ? [] : pieces(faction, TRACKS[faction] ?? []);
    case 'do.placePiece': {
      const piece = params?.['piece'];
      const kind = piece !== undefined && isRef(piece) ? piece.id : '';
      return kind === 'keep' ? pieces('marquise', ['keep']) : [];
    }
    default:
      return [];
  }
}
