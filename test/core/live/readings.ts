import type { ChannelMessage } from '@kampdag/core/live/channel';
import { clockOf } from '@kampdag/core/live/clock';
import { detailsOf } from '@kampdag/core/live/details';
import { liveScoreOf } from '@kampdag/core/live/goals';
import { lineupOf } from '@kampdag/core/live/lineup';
import { emptyMatch, type LiveMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/message';
import { penaltiesOf } from '@kampdag/core/live/penalties';
import { playersOf } from '@kampdag/core/live/players';
import { periodLinesOf, scoreOf } from '@kampdag/core/live/score';
import { shootoutOf } from '@kampdag/core/live/shootout';
import { timelineOf } from '@kampdag/core/live/timeline';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';

/** All that can be read of a match: two matches are the same when these are. */
export const readingsOf = (match: LiveMatch): unknown => ({
  counts: match.counts,
  data: match.log.data,
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
});

/** The match after those deliveries, folded as one batch. */
export const foldAll = (messages: readonly ChannelMessage[]): LiveMatch =>
  matchAfterAll(emptyMatch(generatedMatch, 'icehockey'), messages.map(readMessage(generatedMatch, 'icehockey')));

/** The match after those deliveries, folded one by one. */
export const foldOneByOne = (messages: readonly ChannelMessage[]): LiveMatch =>
  messages.map(readMessage(generatedMatch, 'icehockey')).reduce(matchAfter, emptyMatch(generatedMatch, 'icehockey'));
