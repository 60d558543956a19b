export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** The events of a stream, as the standard has them, as far as our server uses it. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // What has no end was cut, and is no event.
      if (done) return;
      alive();
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): ServerEvent | undefined {
  const fields = (name: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''));
  const data = fields('data');
  // A line that begins with a colon is a heartbeat.
  if (data.length === 0) return undefined;
  return { name: fields('event').at(-1) ?? 'message', data: data.join('\n') };
}
