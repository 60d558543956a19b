import type { Language } from '@empty-chair/text/languages';

type Speaker = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Who reads a language: a voice of the device, for one from the network would be sent what it reads. */
export function voiceFor<V extends Speaker>(
  voices: readonly V[],
  language: Language,
): V | undefined {
  const able = voices.filter(
    ({ lang, localService }) => localService && lang.split(/[-_]/)[0]?.toLowerCase() === language,
  );
  return able.find((voice) => voice.default) ?? able[0];
}

/** Tells which voices there are, now and when the device has found more; gives what ends that. */
export function followVoices(told: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  const tell = (): void => told(speechSynthesis.getVoices());
  tell();
  speechSynthesis.addEventListener('voiceschanged', tell);
  return () => speechSynthesis.removeEventListener('voiceschanged', tell);
}
