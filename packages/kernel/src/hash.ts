/** A 64-bit fingerprint of a text as 16 hex digits: to compare content and games, not for secrets. */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const mixedHigh =
    Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow =
    Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(mixedHigh) + hex(mixedLow);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
