import { either } from 'fp-ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nContext.tsx';
import { useOpenVoice, type Voice, type VoiceFailure } from './voice.ts';

/** Spoken narration, off by default. */
export interface Speech {
  readonly state: 'off' | 'opening' | 'on' | VoiceFailure;
  readonly turn: () => void;
  /** The voice while on. */
  readonly voice: () => Voice | null;
}

/** Speaks in the page's language; stops when the page is left or its language changes. */
export const useSpeech = (): Speech => {
  const open = useOpenVoice();
  const { language } = useI18n();
  const [state, setState] = useState<Speech['state']>('off');
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
