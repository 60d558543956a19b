import { describe, expect, it } from 'vitest';
import { voiceFor } from './voices.ts';

const voice = (lang: string, { local = true, usual = false } = {}) => ({
  lang,
  localService: local,
  default: usual,
});

describe('the voice of a language', () => {
  it('is one that speaks it, however the device writes its name', () => {
    const polish = voice('pl-PL');
    expect(voiceFor([voice('en-GB'), polish], 'pl')).toBe(polish);
    const czech = voice('cs_CZ');
    expect(voiceFor([voice('en-GB'), czech], 'cs')).toBe(czech);
    // Croatian Sign Language is no Czech.
    expect(voiceFor([voice('csq')], 'cs')).toBeUndefined();
  });

  it('is the usual one of the device where several speak it', () => {
    const usual = voice('en-US', { usual: true });
    expect(voiceFor([voice('en-GB'), usual], 'en')).toBe(usual);
  });

  it('is never one from the network: that would be sent what it reads', () => {
    expect(voiceFor([voice('pl-PL', { local: false, usual: true })], 'pl')).toBeUndefined();
  });
});
