import type { ComponentProps } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { CallFailure } from '../machines/CallFailure.tsx';

/** Says that the streams of a list could not be loaded; the list stays. */
export const StreamsFailure = (failed: Omit<ComponentProps<typeof CallFailure>, 'title'>) => (
  <CallFailure {...failed} title={useMessages(matchesMessages).noStreams} />
);
