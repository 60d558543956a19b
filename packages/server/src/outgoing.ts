import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SealedOperation } from '@empty-chair/tables/protocol';

/** Once, when an answer is given or its reader is gone, also before anybody could listen. */
export function whenOver(outgoing: ServerResponse, run: () => void): void {
  if (outgoing.closed) run();
  else outgoing.once('close', run);
}

/** A reader who has not taken an answer by then is let go. */
export function letGo(outgoing: ServerResponse, ms: number): void {
  const slow = setTimeout(() => outgoing.destroy(), ms);
  whenOver(outgoing, () => clearTimeout(slow));
}

export const lettersOf = (operations: readonly SealedOperation[]): number =>
  operations.reduce((all, { sealed }) => all + sealed.length, 0);

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

const waitingFor = new WeakSet<Socket>();

/**
 * On one connection answers leave one after the other. A browser may ask again as soon as it has an answer,
 * a moment before we know that it has left. One may wait for that, and as nobody tells it when the connection is
 * cut, it holds nothing until its turn has come. Gives whether it comes. Nobody has a use for more than that: a
 * connection on which hundreds of requests come in one go would keep us busy with refusing them, and is cut.
 */
export function itsTurn({ incoming, outgoing }: Exchange): boolean | Promise<boolean> {
  if (outgoing.socket !== null) return true;
  const { socket } = incoming;
  if (waitingFor.has(socket)) {
    socket.destroy();
    return false;
  }
  waitingFor.add(socket);
  return new Promise((resolve) => {
    const ends = (isHere: boolean) => () => {
      waitingFor.delete(socket);
      outgoing.off('socket', here);
      socket.off('close', gone);
      resolve(isHere);
    };
    const here = ends(true);
    const gone = ends(false);
    outgoing.once('socket', here);
    socket.once('close', gone);
  });
}
