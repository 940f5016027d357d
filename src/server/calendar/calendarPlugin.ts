import { changesOfLeague } from '@kampdag/core/gateway/changesOfLeague';
import { clientOver, type GatewayClient } from '@kampdag/core/gateway/client';
import { lifetimes } from '@kampdag/core/gateway/lifetime';
import { MatchId, TeamId, TournamentId } from '@kampdag/core/ids';
import { calendarEntryOf } from '@kampdag/core/league/calendar/calendarEntry';
import type { Match } from '@kampdag/core/league/match/match';
import type { Season } from '@kampdag/core/league/season/season';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import { destinationOf } from '@kampdag/core/site/destination';
import { type Language, readLanguage } from '@kampdag/core/site/language';
import type { CalendarSubject } from '@kampdag/core/site/openPaths';
import { liveMatchPath, matchPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime, type WallTime } from '@kampdag/core/time/oslo';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { either, taskEither } from 'fp-ts';
import type { Answers } from '../gateway/answers.ts';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { createDocuments } from '../http/documents.ts';
import { sendRefusal } from '../http/errors.ts';
import { asciiFileName } from '../http/fileName.ts';
import { type OwnNames, originOf } from '../http/host.ts';
import { representationOf, sendRepresentation } from '../http/representation.ts';
import { seasonsSince } from '../live/defaultLeague.ts';
import { calendarFeedOf } from './calendarFeeds.ts';
import type { ListedEntry } from './vcalendar.ts';

/** The sources and effects of calendars. */
export interface CalendarPluginConfig {
  readonly answers: Answers;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly now: () => Instant;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly names: OwnNames;
}

const subjectAt = (type: string, file: string): CalendarSubject | null => {
  const id = Number(/^([1-9]\d{0,9})\.ics$/.exec(file)?.[1]);
  if (Number.isNaN(id)) return null;
  switch (type) {
    case 'league':
      return { type, id: TournamentId(id) };
    case 'team':
      return { type, id: TeamId(id) };
    case 'match':
      return { type, id: MatchId(id) };
    default:
      return null;
  }
};

const pageOf = (match: Match, now: WallTime): string => {
  const { seasonId, tournamentId } = match;
  const path = destinationOf(match, now) === 'match' ? matchPath : liveMatchPath;
  return path({ ...emptySelection, seasonId, tournamentId }, match);
};

const order = ({ entry: { time } }: ListedEntry): string =>
  time.type === 'allDay' ? time.date : `${time.start.date} ${String(time.start.time).padStart(4, '0')}`;

/** A request for a calendar. */
interface CalendarRequest {
  readonly subject: CalendarSubject;
  readonly deployment: Deployment;
  readonly language: Language;
  /** Whether results are left out. */
  readonly hidesResults: boolean;
  /** Scheme and host. */
  readonly origin: string;
}

/** When the federation last changed each match, where it says so. */
const changesOf = async (
  client: GatewayClient,
  matches: readonly Match[],
): Promise<ReadonlyMap<MatchId, Instant>> => {
  const listed = new Set(matches.map(({ matchId }) => matchId));
  const leagues = new Set(matches.flatMap(({ tournamentId }) => tournamentId ?? []));
  const answers = await Promise.all(
    [...leagues].map((tournamentId) => client.fetch(changesOfLeague, { tournamentId })()),
  );
  return new Map(
    answers
      .flatMap((answer) => (either.isRight(answer) ? answer.right.rows : []))
      .flatMap(({ matchId, changedAt }) =>
        changedAt === null || !listed.has(matchId) ? [] : [[matchId, changedAt]],
      ),
  );
};

const write = async ({ answers, now: clock }: CalendarPluginConfig, asked: CalendarRequest) => {
  const { subject, deployment, language, hidesResults, origin } = asked;
  const now = clock();
  const wall = osloWallTime(now);
  const client = clientOver(inProcessTransport(answers, deployment));
  const newestSeason = taskEither.map(([season]: readonly Season[]) => season?.seasonId ?? null)(
    seasonsSince(client, deployment, now, 1),
  );
  const feed = await calendarFeedOf(client, subject, newestSeason)();
  if (either.isLeft(feed)) {
    return either.left({ status: feed.left.type === 'Refused' ? feed.left.status : 502 });
  }
  const { name, matches } = feed.right;
  const changes = await changesOf(client, matches);
  const entries = matches
    .flatMap((match): readonly ListedEntry[] => {
      const entry = calendarEntryOf(match, sportKindOf(deployment, match.sportId), wall);
      return entry === null
        ? []
        : [
            {
              entry: hidesResults ? { ...entry, score: null } : entry,
              url: `${origin}${pageOf(match, wall)}`,
              changedAt: changes.get(match.matchId) ?? null,
            },
          ];
    })
    .toSorted((a, b) => order(a).localeCompare(order(b)) || a.entry.matchId - b.entry.matchId);
  // Loaded on demand: the library is large, and most processes write no calendar at first.
  const { writeCalendar } = await import('./vcalendar.ts');
  const text = writeCalendar({ name, language, site: `${deployment.id}.kampdag`, now, entries });
  return either.right(representationOf(text));
};

/** Seconds after which a failed calendar may be requested again. */
const retryAfter = '60';

/**
 * Calendars to subscribe to (RFC 5545): `GET /calendar/{league,team,match}/{id}.ics`, `?language=no|en`, `&results=hidden`. They
 * come from published answers, so an unpublished league has none (404) and withheld results are left out.
 */
export const calendarPlugin =
  (config: CalendarPluginConfig): FastifyPluginAsync =>
  async (app) => {
    const documents = createDocuments(config.now, config.wait);
    app.get<{
      Params: { subject: string; file: string };
      Querystring: { language?: unknown; results?: unknown };
    }>('/calendar/:subject/:file', async (request, reply) => {
      const subject = subjectAt(request.params.subject, request.params.file);
      if (subject === null) return sendRefusal(reply, 404);
      const deployment = config.deploymentOf(request);
      const requested = request.query.language;
      const language =
        readLanguage(typeof requested === 'string' ? requested : null) ?? deployment.defaultLanguage;
      const origin = originOf(request.headers.host ?? '', deployment, config.names);
      const hidesResults = request.query.results === 'hidden';
      const key = `${deployment.id} ${subject.type} ${subject.id} ${language} ${hidesResults} ${origin}`;
      const found = await documents.find(key, () =>
        write(config, { subject, deployment, language, hidesResults, origin }),
      );
      if (either.isLeft(found)) {
        const { status } = found.left;
        if (status >= 500) reply.header('retry-after', retryAfter);
        return sendRefusal(reply, status === 404 ? 404 : 503);
      }
      const { representation, changedAt } = found.right.value;
      const name = asciiFileName(deployment.siteName, subject.type, subject.id);
      reply.header('content-disposition', `attachment; filename="${name}.ics"`);
      return sendRepresentation(request, reply, representation, {
        type: 'text/calendar; charset=utf-8',
        cacheControl: cacheControlOf({ lifetime: lifetimes.matchList, isOpen: false }, 0),
        changedAt,
      });
    });
  };
