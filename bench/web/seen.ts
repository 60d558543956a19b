/**
 * For the page, so it stands alone: when what the selector finds is seen for the first time. What is
 * sent in a frame comes when its picture is out, before all that waits for that picture too.
 */
export function whenSeen(selector: string): Promise<number> {
  return new Promise((seen) => {
    const look = (): void => {
      if (document.querySelector(selector) === null) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen(performance.now());
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
}
