import type { Language } from '@kampdag/core/site/language';
import { either } from 'fp-ts';
import { createContext, useContext } from 'react';

/** Why nothing can be spoken: the browser cannot, or has no voice of the language. */
export type VoiceFailure = 'noSpeech' | 'noVoice';

/** A voice of one language. */
export interface Voice {
  /** Speaks a text after those that are being spoken. */
  readonly say: (text: string) => void;
  readonly isSpeaking: () => boolean;
  /** Falls silent at once. */
  readonly stop: () => void;
}

/** The port to the device's voices; to be called by a press. */
export type OpenVoice = (language: Language) => Promise<either.Either<VoiceFailure, Voice>>;

const openBrowserVoice: OpenVoice = async (language) => {
  const { browserVoice } = await import('./browserVoice.ts');
  return browserVoice(window, language);
};

const VoiceContext = createContext<OpenVoice>(openBrowserVoice);

/** Gives other voices than the browser's own. */
export const VoiceProvider = VoiceContext.Provider;

/** How a voice is opened. */
export const useOpenVoice = (): OpenVoice => useContext(VoiceContext);
