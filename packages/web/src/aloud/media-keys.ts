interface Keys {
  /** What the lock screen shows. */
  readonly title: string;
  readonly next: () => void;
  readonly again: () => void;
  readonly stop: () => void;
}

/** Seconds of silence: browsers give the keys of a headset to nothing shorter. */
const SECONDS = 6;
const RATE = 8000;

/**
 * Listens to the keys of a headset. They belong to whoever plays something, and a voice does not
 * count: so silence is played along, over and over. Gives what ends it.
 */
export function listenToMediaKeys({ title, next, again, stop }: Keys): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const { mediaSession } = navigator;
  const address = URL.createObjectURL(silence());
  const audio = new Audio(address);
  audio.loop = true;
  // Without leave to play there are no keys; all else works.
  audio.play().catch(() => {});
  mediaSession.metadata = new MediaMetadata({ title });
  mediaSession.playbackState = 'playing';
  const keys: readonly [MediaSessionAction, () => void][] = [
    // One key, which means the other thing each time; here it always means "done".
    ['play', next],
    ['pause', next],
    ['nexttrack', next],
    ['previoustrack', again],
    ['stop', stop],
  ];
  for (const [key, run] of keys) listen(mediaSession, key, run);
  return () => {
    for (const [key] of keys) listen(mediaSession, key, null);
    mediaSession.playbackState = 'none';
    mediaSession.metadata = null;
    audio.pause();
    URL.revokeObjectURL(address);
  };
}

function listen(session: MediaSession, key: MediaSessionAction, run: (() => void) | null): void {
  try {
    session.setActionHandler(key, run);
  } catch {
    // A browser that does not know the key does not press it.
  }
}

/** A sound file of nothing: 8 bits, where 128 is rest. */
function silence(): Blob {
  const length = SECONDS * RATE;
  const head = new DataView(new ArrayBuffer(44));
  const word = (at: number, letters: string): void => {
    for (const [i, letter] of [...letters].entries()) head.setUint8(at + i, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  head.setUint32(4, 36 + length, true);
  word(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, RATE, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  word(36, 'data');
  head.setUint32(40, length, true);
  return new Blob([head, new Uint8Array(length).fill(128)], { type: 'audio/wav' });
}
