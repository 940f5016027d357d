import type { MatchId } from '../ids.ts';
import type { Match } from '../league/match/match.ts';
import type { League } from '../league/season/league.ts';
import type { ChannelMessage } from '../live/wire/channel.ts';
import { printRecording } from '../live/wire/recording.ts';
import { shownBody } from '../sport/published/shownBody.ts';
import type { SportKind } from '../sportKind.ts';
import { matchRecordingHeader } from './matchRecording.ts';

type Publication = Pick<League, 'areTeamsPublished' | 'areRefereesPublished'>;

/** A match's messages as far as they are read and published; they fold to the same match. Undecoded bodies are left out. */
export const openMessages = (
  { areTeamsPublished: teams, areRefereesPublished: referees }: Publication,
  matchId: MatchId,
  messages: readonly ChannelMessage[],
): readonly ChannelMessage[] => {
  const shown = shownBody(matchId, { teams, referees });
  return messages.map((message) => ({
    ...message,
    data: message.error === undefined ? shown(message.data) : '',
  }));
};

/** The log of a match as a recording (recordings.md) without private fields; it folds to the same match. */
export const openLog = (
  match: Match,
  league: League,
  sport: SportKind,
  messages: readonly ChannelMessage[],
): string =>
  printRecording({
    header: matchRecordingHeader(match, sport),
    messages: openMessages(league, match.matchId, messages),
  });
