import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { foldedLog } from '@kampdag/core/gateway/composed/readLog';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { matchById } from '@kampdag/core/gateway/endpoints';
import {
  incidentTypes,
  matchIncidents,
  matchReferees,
  matchTeamMembers,
} from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { showsResultOf } from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import { channelMessagesOf, type MatchLog } from '@kampdag/core/live/log/matchLog';
import { openLog } from '@kampdag/core/open/openLog';
import { type OpenMatch, openMatch } from '@kampdag/core/open/openMatch';
import { playedSportOfMatch, sportOfLeague } from '@kampdag/core/site/deployment';
import { openLogPath } from '@kampdag/core/site/openPaths';
import { kindOf, type SportName } from '@kampdag/core/sportKind';
import { either, function as fn, type task, taskEither } from 'fp-ts';
import { notFound, type OpenData, type OpenDataConfig, publishedLeague } from './openData.ts';

/** A match with its league, both as far as published. */
interface Published {
  readonly match: Match;
  readonly league: League;
  readonly sport: SportName;
}

const published = (config: OpenDataConfig, matchId: MatchId): OpenData<Published> =>
  fn.pipe(
    config.gateway.fetch(matchById, { matchId }),
    taskEither.chain((match) =>
      match.tournamentId === null
        ? taskEither.left(notFound)
        : taskEither.map((league: League) => ({
            match,
            league,
            sport: sportOfLeague(config.deployment, match.sportId),
          }))(publishedLeague(config, match.tournamentId)),
    ),
  );

/** The match's log; null if there is none, or its results are withheld. */
const logOf = async (
  { gateway }: OpenDataConfig,
  { match: { matchId }, match, league }: Published,
): Promise<MatchLog | null> => {
  if (!showsResultOf(league, match)) return null;
  const log = await gateway.fetch(matchLog, { matchId })();
  return either.isRight(log) && log.right.messages.length > 0 ? log.right : null;
};

/** A match with its events, lineups and officials. A part that cannot be fetched is left out. */
export const openMatchData = (config: OpenDataConfig, matchId: MatchId): OpenData<OpenMatch> => {
  const { gateway } = config;
  const part = async <P, A>(endpoint: Endpoint<P, A>, params: P): Promise<A | null> => {
    const found = await gateway.fetch(endpoint, params)();
    return either.isRight(found) ? found.right : null;
  };
  const parts =
    (match: Published): task.Task<OpenMatch> =>
    async () => {
      const [log, incidents, types, members, referees] = await Promise.all([
        logOf(config, match),
        part(matchIncidents, { matchId }),
        part(incidentTypes, { incidentsOrgId: config.deployment.incidentsOrgId }),
        part(matchTeamMembers, { matchId }),
        part(matchReferees, { matchId }),
      ]);
      const played = playedSportOfMatch(config.deployment, match.match);
      return openMatch({
        ...match,
        played,
        live: log === null ? null : foldedLog(log, played),
        incidents,
        typeNames: new Map(
          types?.rows.flatMap(({ typeId, name }) => (name === null ? [] : [[typeId, name]])),
        ),
        members: members?.rows ?? [],
        referees: referees?.rows ?? [],
        logPath: openLogPath(matchId),
        now: config.now,
      });
    };
  return taskEither.chainTaskK(parts)(published(config, matchId));
};

/** A match's log as a recording; a failure if nothing was reported or results are withheld. */
export const openMatchLog = (config: OpenDataConfig, matchId: MatchId): OpenData<string> =>
  fn.pipe(
    published(config, matchId),
    taskEither.chain((match) => async () => {
      const log = await logOf(config, match);
      return log === null
        ? either.left(notFound)
        : either.right(openLog(match.match, match.league, kindOf(match.sport), channelMessagesOf(log)));
    }),
  );
