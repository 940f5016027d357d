import { basketballBoxOf } from '@kampdag/core/live/basketballBox';
import type { ChannelMessage } from '@kampdag/core/live/channel';
import { clockOf, readClock } from '@kampdag/core/live/clock';
import { detailsOf } from '@kampdag/core/live/details';
import { liveScoreOf } from '@kampdag/core/live/goals';
import { lineupOf } from '@kampdag/core/live/lineup';
import { emptyMatch, type LiveMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/message';
import { runOf } from '@kampdag/core/live/news';
import { penaltiesOf } from '@kampdag/core/live/penalties';
import { hockeyTotalsOf, playersOf } from '@kampdag/core/live/players';
import { presenceOf } from '@kampdag/core/live/presence';
import { periodLinesOf, scoreOf, scoringEventsOf } from '@kampdag/core/live/score';
import { setsOf } from '@kampdag/core/live/sets';
import { shootoutOf } from '@kampdag/core/live/shootout';
import { summaryOf } from '@kampdag/core/live/summary';
import { teamFoulsOf } from '@kampdag/core/live/teamFouls';
import { timelineOf } from '@kampdag/core/live/timeline';
import { timeoutsLeft, timeoutsOf } from '@kampdag/core/live/timeouts';
import { volleyballPlayersOf, volleyballTotalsOf } from '@kampdag/core/live/volleyballBox';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';

/** All that can be read of a match: two matches are the same when these are. */
export const readingsOf = (match: LiveMatch): unknown => ({
  counts: match.counts,
  data: match.data,
  clock: clockOf(match),
  score: scoreOf(match),
  shootout: shootoutOf(match),
  periods: periodLinesOf(match),
  timeline: timelineOf(match),
  players: [...playersOf(match)].toSorted(([a], [b]) => a - b),
  penalties: penaltiesOf(match),
  lineup: lineupOf(match),
  details: detailsOf(match),
  board: liveScoreOf(match),
  scoring: scoringEventsOf(match),
  sets: setsOf(match),
  presence: presenceOf(match),
  box: basketballBoxOf(match),
  volleyball: volleyballPlayersOf(match),
  totals: [hockeyTotalsOf(match), volleyballTotalsOf(match)],
  teamFouls: teamFoulsOf(match),
  timeouts: timeoutsOf(match),
  timeoutsLeft: timeoutsLeft(match, readClock(clockOf(match), Instant(0))),
  run: runOf(match),
  summary: { ...summaryOf(match, Instant(0)), log: null },
});

/** The match after those deliveries, folded as one batch. */
export const foldAll = (messages: readonly ChannelMessage[], sport: SportKind = 'icehockey'): LiveMatch =>
  matchAfterAll(emptyMatch(generatedMatch, sport), messages.map(readMessage(generatedMatch, sport)));

/** The match after those deliveries, folded one by one, with every reading made after each as a live page makes them. */
export const foldOneByOne = (
  messages: readonly ChannelMessage[],
  sport: SportKind = 'icehockey',
): LiveMatch => {
  let match = emptyMatch(generatedMatch, sport);
  for (const message of messages.map(readMessage(generatedMatch, sport))) {
    match = matchAfter(match, message);
    readingsOf(match);
  }
  return match;
};
