import type { LeaguePublication } from '../../league/match/publication.ts';
import type { MatchLog } from '../../live/log/matchLog.ts';
import { stillEncoded } from '../../live/wire/channel.ts';
import { shownBody } from './shownBody.ts';

/** The reason that holds no words of a publisher's; all others quote the message, which is not read where it is sent either. */
const encodedStill = stillEncoded('');

/** What of a log may leave the server: of each body what decoders read, and names that the league publishes (reading 43). */
export const publishedLog = (log: MatchLog, { teams, referees }: LeaguePublication): MatchLog => {
  const shown = shownBody(log.matchId, { teams, referees });
  return {
    ...log,
    messages: log.messages.map(({ serial, timestamp, data, error }) => ({
      serial,
      timestamp,
      data: shown(data),
      error: error?.startsWith(encodedStill) === true ? error : null,
    })),
  };
};
