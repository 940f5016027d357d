import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { timeoutsLeft, timeoutsOf } from '@kampdag/core/live/clock/timeouts';
import { figuresOf } from '@kampdag/core/live/figures/figures';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { presenceOf } from '@kampdag/core/live/lineup/presence';
import { countsOf, emptyMatch, type LiveMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { runOf } from '@kampdag/core/live/news/scoreNews';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { setsOf } from '@kampdag/core/live/score/sets';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { readMessage } from '@kampdag/core/live/wire/message';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { lineupOf } from '@kampdag/core/sport/icehockey/live/lineup';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { hockeyTotalsOf, playersOf } from '@kampdag/core/sport/icehockey/live/players';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { volleyballTotalsOf } from '@kampdag/core/sport/volleyball/box';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';

/** All readings of a match: matches are equal when these are. */
export const readingsOf = (match: LiveMatch): unknown => ({
  counts: countsOf(match),
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
  figures: figuresOf(match),
  totals: [hockeyTotalsOf(match), volleyballTotalsOf(match)],
  teamFouls: teamFoulsOf(match),
  timeouts: timeoutsOf(match),
  timeoutsLeft: timeoutsLeft(match, readClock(clockOf(match), Instant(0))),
  run: runOf(match),
  summary: { ...summaryOf(match, Instant(0)), log: null },
});

/** The match after some deliveries, folded as one batch. */
export const foldAll = (messages: readonly ChannelMessage[], sport: SportKind = 'icehockey'): LiveMatch =>
  matchAfterAll(
    emptyMatch(generatedMatch, sportOf(sport)),
    messages.map(readMessage(generatedMatch, sportOf(sport))),
  );

/** The match after some deliveries, folded one by one, with every reading computed after each, as on a live page. */
export const foldOneByOne = (
  messages: readonly ChannelMessage[],
  sport: SportKind = 'icehockey',
): LiveMatch => {
  let match = emptyMatch(generatedMatch, sportOf(sport));
  for (const message of messages.map(readMessage(generatedMatch, sportOf(sport)))) {
    match = matchAfter(match, message);
    readingsOf(match);
  }
  return match;
};
