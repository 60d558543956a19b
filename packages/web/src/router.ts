/** Where the player is. All of it stands in the fragment, so the app runs from any folder. */
export type Route =
  | { readonly name: 'home' | 'settings' | 'history' }
  /** What somebody asks about, and at the table of which game. */
  | { readonly name: 'help'; readonly topic?: HelpTopic; readonly game?: string }
  /** With something for it that came as a link. */
  | { readonly name: 'setup'; readonly game: string; readonly brought?: string }
  | { readonly name: GameView; readonly id: string }
  /** A whole game that came as a link. */
  | { readonly name: 'import'; readonly data: string }
  /** A shared table; what the link carries. */
  | { readonly name: 'join'; readonly link: string };

/** The views of one saved game. `begin` is the list of what to put on the real table. */
export const GAME_VIEWS = ['table', 'begin', 'log', 'check', 'end'] as const;
export type GameView = (typeof GAME_VIEWS)[number];

export const HELP_TOPICS = [
  'idea',
  'bot',
  'you',
  'screen',
  'why',
  'foresight',
  'aloud',
  'undo',
  'check',
  'together',
  'keep',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

const PLAIN = ['settings', 'history'] as const;
const LINK = 'g=';
const TABLE = 't=';

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path.startsWith(LINK)) return { name: 'import', data: path.slice(LINK.length) };
  if (path.startsWith(TABLE)) return { name: 'join', link: path };
  const [first = '', second = '', third = 'table'] = path.split('/').map(decoded);
  const plain = PLAIN.find((name) => name === first);
  if (plain !== undefined) return { name: plain };
  if (first === 'help') return helpRoute(path.split('/').map(decoded));
  if (first === 'new' && second !== '') {
    const [, , brought = ''] = path.split('/').map(decoded);
    return { name: 'setup', game: second, ...(brought !== '' && { brought }) };
  }
  const view = GAME_VIEWS.find((name) => name === third);
  if (first === 'game' && second !== '' && view !== undefined) return { name: view, id: second };
  return { name: 'home' };
}

export function formatRoute(route: Route): string {
  switch (route.name) {
    case 'home':
      return '#/';
    case 'help':
      return ['#/help', route.topic, route.game]
        .flatMap((part, i) => (part === undefined ? [] : i === 2 ? encoded(part) : part))
        .join('/');
    case 'settings':
    case 'history':
      return `#/${route.name}`;
    case 'setup':
      return [
        '#/new',
        encoded(route.game),
        ...(route.brought ? [encoded(route.brought)] : []),
      ].join('/');
    case 'import':
      return `#${LINK}${route.data}`;
    case 'join':
      return `#${route.link}`;
    case 'table':
      return `#/game/${encoded(route.id)}`;
    default:
      return `#/game/${encoded(route.id)}/${route.name}`;
  }
}

function helpRoute([, asked, game = '']: readonly string[]): Route {
  const topic = HELP_TOPICS.find((name) => name === asked);
  if (topic === undefined) return { name: 'help' };
  return game === '' ? { name: 'help', topic } : { name: 'help', topic, game };
}

/** Half a character cannot stand in an address: the sign for "unreadable" stands for it, and leads nowhere. */
function encoded(part: string): string {
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
