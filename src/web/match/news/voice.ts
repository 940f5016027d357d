import type { Language } from '@kampdag/core/site/language';
import { either } from 'fp-ts';
import { createContext, useContext } from 'react';

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

/** The function that opens a voice. */
export const useOpenVoice = (): OpenVoice => useContext(VoiceContext);
