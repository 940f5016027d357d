import type { Language } from '@kampdag/core/site/language';
import { either } from 'fp-ts';
import type { Voice, VoiceFailure } from './voice.ts';

/** The voice languages for each site language, best first. */
const spokenAs: Readonly<Record<Language, readonly string[]>> = { no: ['nb', 'no', 'nn'], en: ['en'] };

/** The parts of a browser voice that the choice needs. */
type Candidate = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** `nb-NO` and, on some devices, `nb_NO`. */
const languageOf = ({ lang }: Candidate): string => lang.toLowerCase().split(/[-_]/)[0] ?? '';

/** The best voice for a language, on-device before networked; null without one. */
export const voiceOf = <V extends Candidate>(voices: readonly V[], language: Language): V | null => {
  const tags = spokenAs[language];
  const rank = (voice: V): number =>
    tags.indexOf(languageOf(voice)) * 4 + (voice.localService ? 0 : 2) + (voice.default ? 0 : 1);
  return (
    voices.filter((voice) => tags.includes(languageOf(voice))).toSorted((a, b) => rank(a) - rank(b))[0] ??
    null
  );
};

/** Milliseconds to wait for the browser's voices. */
const voicesTimeout = 1500;

const listed = (speech: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> =>
  new Promise((resolve) => {
    const now = speech.getVoices();
    if (now.length > 0) {
      resolve(now);
      return;
    }
    const resolveNow = (): void => {
      clearTimeout(timer);
      speech.removeEventListener('voiceschanged', resolveNow);
      resolve(speech.getVoices());
    };
    const timer = setTimeout(resolveNow, voicesTimeout);
    speech.addEventListener('voiceschanged', resolveNow);
  });

/** Milliseconds after which a text counts as spoken, as some engines fire no end event. */
const longest = (text: string): number => 5000 + text.length * 150;

/** A browser voice for a language. */
export const browserVoice = async (
  page: Window & typeof globalThis,
  language: Language,
): Promise<either.Either<VoiceFailure, Voice>> => {
  if (!('speechSynthesis' in page)) return either.left('noSpeech');
  const { speechSynthesis: speech } = page;
  const voice = voiceOf(await listed(speech), language);
  if (voice === null) return either.left('noVoice');
  // Referenced here, because browsers may garbage-collect an utterance before its end event.
  const speaking = new Set<SpeechSynthesisUtterance>();
  return either.right({
    say: (text) => {
      const spoken = new page.SpeechSynthesisUtterance(text);
      spoken.voice = voice;
      spoken.lang = voice.lang;
      const over = (): void => {
        clearTimeout(timer);
        speaking.delete(spoken);
      };
      const timer = setTimeout(over, longest(text));
      spoken.addEventListener('end', over);
      spoken.addEventListener('error', over);
      speaking.add(spoken);
      speech.speak(spoken);
    },
    isSpeaking: () => speaking.size > 0,
    stop: () => {
      speaking.clear();
      speech.cancel();
    },
  });
};
