import { either } from 'fp-ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nContext.tsx';
import { useOpenVoice, type Voice, type VoiceFailure } from './voice.ts';

/** What is spoken aloud, off until it is turned on. */
export interface Speech {
  readonly state: 'off' | 'opening' | 'on' | VoiceFailure;
  readonly turn: () => void;
  /** The voice while it is on. */
  readonly voice: () => Voice | null;
}

/** The device's voice in the page's language; silent as soon as the page is left, or its language changes. */
export const useSpeech = (): Speech => {
  const open = useOpenVoice();
  const { language } = useI18n();
  const [state, setState] = useState<Speech['state']>('off');
  const voice = useRef<Voice | null>(null);
  // Counts presses: a voice that comes after another press is nobody's.
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
