import type { PushChoice } from '@kampdag/core/site/pushChoice';

/** The choice of a device that follows nothing yet. */
export const followsNobody: PushChoice = {
  teams: [],
  players: [],
  matches: [],
  language: 'en',
  results: 'shown',
  delay: 0,
};
