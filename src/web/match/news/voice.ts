import type { Language } from '@kampdag/core/site/language';
import { either } from 'fp-ts';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nContext.tsx';

/** Why nothing can be spoken: no browser support, or no voice of the language. */
export type VoiceFailure = 'noSpeech' | 'noVoice';

/** A voice of one language. */
export interface Voice {
  /** Queues a text. */
  readonly say: (text: string) => void;
  readonly isSpeaking: () => boolean;
  /** Stops at once. */
  readonly stop: () => void;
}

/** The port to the device's voices; call it from a user gesture. */
export type OpenVoice = (language: Language) => Promise<either.Either<VoiceFailure, Voice>>;

const openBrowserVoice: OpenVoice = async (language) => {
  const { browserVoice } = await import('./browserVoice.ts');
  return browserVoice(window, language);
};

const VoiceContext = createContext<OpenVoice>(openBrowserVoice);

/** Provides other voices than the browser's. */
export const VoiceProvider = VoiceContext.Provider;

/** Spoken narration, off by default, in the page's language, with the voice while it is on; stops when the page is left or its language changes. */
export const useSpeech = () => {
  const open = useContext(VoiceContext);
  const { language } = useI18n();
  const [state, setState] = useState<'off' | 'opening' | 'on' | VoiceFailure>('off');
  const voice = useRef<Voice | null>(null);
  // Counts presses, to drop a voice that opens after another press.
  const presses = useRef(0);
  const stop = useCallback(() => {
    presses.current += 1;
    voice.current?.stop();
    voice.current = null;
    setState('off');
  }, []);
  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) stop();
    spoken.current = language;
  }, [language, stop]);
  const start = useCallback(async () => {
    presses.current += 1;
    const own = presses.current;
    setState('opening');
    const opened = await open(language).catch(() => either.left<VoiceFailure, Voice>('noSpeech'));
    if (own !== presses.current) return;
    voice.current = either.isRight(opened) ? opened.right : null;
    setState(either.isRight(opened) ? 'on' : opened.left);
  }, [open, language]);
  const isOn = state === 'on' || state === 'opening';
  return {
    state,
    turn: () => {
      if (isOn) stop();
      else void start();
    },
    voice: useCallback(() => voice.current, []),
  };
};
