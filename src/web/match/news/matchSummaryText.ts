import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreOf, scoringEventsOf } from '@kampdag/core/live/score/score';
import type { Instant } from '@kampdag/core/time/instant';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { whenText } from './narrate.ts';
import type { NewsWords } from './newsText.ts';

/** The state of a match in a sentence or two: time played, the score, and the current set's points. */
export const matchSummaryText = (
  match: LiveMatch,
  now: Instant,
  words: NewsWords,
  m: LiveMessages,
): string => {
  const { teams, form } = words;
  const { state, period, elapsed, display } = readClock(clockOf(match), now);
  const score = form.score(teams, scoreOf(match));
  if (state === 'notStarted') return `${m.waiting}.`;
  if (state === 'ended') return `${m.timers.matchEnded}. ${score}`;
  if (period === null) return score;
  if (match.sport.scoreWithin === 'match') {
    const time = { period: period.id, elapsed: display === '' ? null : elapsed };
    const when = whenText(time, words, m);
    return when === null ? score : `${when}. ${score}`;
  }
  const last = scoringEventsOf(match).at(-1);
  const points = last?.current.event.period === period.id ? last.score : { home: 0, away: 0 };
  return `${m.period(period)}: ${form.score(teams, points)} ${m.narration.inSets} ${score}`;
};
