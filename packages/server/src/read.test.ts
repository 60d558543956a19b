import { expect, it } from 'vitest';
import { bodyOf } from './read.ts';
import { Underway } from './underway.ts';

const share = () => new Underway({ lettersPerAddress: 10, letters: 10 }).share('a');
const sent = (body: string | ReadableStream) =>
  new Request('https://here.test/', { method: 'POST', body, ...{ duplex: 'half' } });

it('reads what is sent, as long as there is room for it', async () => {
  expect(await bodyOf(sent('{"a":1}'), share())).toEqual({ a: 1 });
  await expect(bodyOf(sent('{"a":12345}'), share())).rejects.toThrow('too-many-requests');
  await expect(bodyOf(sent('[1'), share())).rejects.toThrow('malformed');
});

it('takes no harm of whoever is cut off while sending: it is no trouble of the store', async () => {
  const cut = new ReadableStream({
    pull: (to) => to.error(Object.assign(new Error('cut'), { code: 'ECONNRESET' })),
  });
  await expect(bodyOf(sent(cut), share())).rejects.toThrow('malformed');
});
