import type { MatchId } from '../ids.ts';
import { emptyMatch, type LiveMatch, type LiveSport, matchAfterAll } from './match.ts';
import type { ChannelMessage } from './wire/channel.ts';
import { readMessage } from './wire/message.ts';

/** The match that a channel's messages report, in whatever order they are. */
export const reportedMatch = (
  matchId: MatchId,
  sport: LiveSport,
  messages: readonly ChannelMessage[],
): LiveMatch => matchAfterAll(emptyMatch(matchId, sport), messages.map(readMessage(matchId, sport)));
