import type { Match } from '../league/match/match.ts';
import { allChannel } from '../live/wire/channel.ts';
import type { RecordingHeader } from '../live/wire/recording.ts';
import type { SportKind } from '../sportKind.ts';
import { hhmmOf } from '../time/timeOfDay.ts';

/** The header of a recording of a match (recordings.md). */
export const matchRecordingHeader = (match: Match, sport: SportKind): RecordingHeader => ({
  sport,
  channel: allChannel(match.matchId),
  match: {
    matchId: match.matchId,
    matchDate: match.date === null ? null : `${match.date}T00:00:00`,
    matchStartTime: match.start === null ? null : hhmmOf(match.start),
    hometeam: match.teams.home.name,
    awayteam: match.teams.away.name,
    hometeamId: match.teams.home.teamId,
    awayteamId: match.teams.away.teamId,
  },
});
