import type { Notice } from '@kampdag/core/live/news/notice';
import type { Language } from '@kampdag/core/site/language';
import type { InStepOffer } from '@kampdag/core/site/pushChoice';
import { longestDelay } from '@kampdag/core/site/viewing';
import { notificationMessages } from './notificationMessages.ts';

/** The kinds of news that one sees at a moment of a broadcast. */
const seen: ReadonlySet<Notice['kind']['type']> = new Set(['start', 'goal', 'periodEnd', 'setWon']);

/** The offer of a notice to come into step with a stream; none for a correction, and for what no stream shows. */
export const inStepOffer = (
  { kind, isNew, reportedAt }: Notice,
  language: Language,
): { readonly inStep?: InStepOffer } => {
  if (!isNew || reportedAt === null || !seen.has(kind.type)) return {};
  const { action, done, late } = notificationMessages[language].inStep;
  return { inStep: { reportedAt, action, done, late: late(longestDelay) } };
};
