import { changesOfLeague } from '@kampdag/core/gateway/changesOfLeague';
import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { liveRowsOf } from '@kampdag/core/gateway/composed/liveRowsOf';
import { lifetimes } from '@kampdag/core/gateway/lifetime';
import { seasonsSince } from '@kampdag/core/gateway/seasonsSince';
import { MatchId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { calendarEntryOf } from '@kampdag/core/open/calendarEntry';
import { type Deployment, playedSportOfMatch } from '@kampdag/core/site/deployment';
import { destinationOf } from '@kampdag/core/site/destination';
import type { Language } from '@kampdag/core/site/language';
import type { CalendarSubject } from '@kampdag/core/site/openPaths';
import { liveMatchPath, matchPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime, type WallTime } from '@kampdag/core/time/oslo';
import type { FastifyPluginAsync } from 'fastify';
import { either, taskEither } from 'fp-ts';
import { cacheKey } from '../cacheKey.ts';
import { cacheControlOf } from '../gateway/cacheControl.ts';
import { clientOf } from '../gateway/inProcessTransport.ts';
import type { Origin } from '../http/addresses.ts';
import { readAddressId } from '../http/addressId.ts';
import { createDocuments } from '../http/documents.ts';
import { sendRefusal } from '../http/errors.ts';
import { asciiFileName } from '../http/fileName.ts';
import { languageAsked, type Site, type VisitorAnswers } from '../site.ts';
import { calendarFeedOf } from './calendarFeeds.ts';
import type { ListedEntry } from './vcalendar.ts';

const subjectAt = (type: string, file: string): CalendarSubject | null => {
  const id = readAddressId(/^(.*)\.ics$/.exec(file)?.[1] ?? '');
  if (id === null) return null;
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

const inOrder = (a: ListedEntry, b: ListedEntry): number => {
  const [first, second] = [order(a), order(b)];
  if (first === second) return a.entry.matchId - b.entry.matchId;
  return first < second ? -1 : 1;
};

/** A calendar as its address asks for it. */
interface AskedCalendar {
  readonly subject: CalendarSubject;
  readonly deployment: Deployment;
  readonly language: Language;
  /** Whether results are left out. */
  readonly hidesResults: boolean;
  readonly origin: Origin;
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

const calendarOf =
  (
    { now: clock, pacing }: Pick<Site, 'now' | 'pacing'>,
    answers: VisitorAnswers,
    asked: AskedCalendar,
  ): taskEither.TaskEither<GatewayFailure, string> =>
  async () => {
    const { subject, deployment, language, hidesResults, origin } = asked;
    const now = clock();
    const wall = osloWallTime(now);
    const client = clientOf(answers, deployment);
    const feed = await calendarFeedOf(client, subject, seasonsSince(client, deployment, now, 1))();
    if (either.isLeft(feed)) return feed;
    const { name, matches } = feed.right;
    const changes = await changesOf(client, matches);
    // Where results are left out, nothing is read that would tell them.
    const live = hidesResults ? null : await liveRowsOf(client, matches, wall)();
    const listed: ListedEntry[] = [];
    const listing = function* (): Generator<void, void> {
      for (const match of matches) {
        const entry = calendarEntryOf(
          match,
          playedSportOfMatch(deployment, match),
          live?.get(match.matchId) ?? null,
          wall,
        );
        if (entry !== null) {
          listed.push({
            entry: hidesResults ? { ...entry, score: null } : entry,
            url: `${origin}${pageOf(match, wall)}`,
            changedAt: changes.get(match.matchId) ?? null,
          });
        }
        yield;
      }
    };
    const entries = await pacing.run(listing(), () => listed.toSorted(inOrder));
    // Loaded on demand: the library is large, and most processes write no calendar at first.
    const { calendarWriting } = await import('./vcalendar.ts');
    const site = `${deployment.id}.kampdag`;
    const { steps, text } = calendarWriting({ name, language, site, now, entries });
    return either.right(await pacing.run(steps(), text));
  };

/**
 * Calendars to subscribe to (RFC 5545): `GET /calendar/{league,team,match}/{id}.ics`, `?language=no|en`, `&results=hidden`. They
 * come from published answers, so an unpublished league has none (404) and withheld results are left out.
 */
export const calendarPlugin: FastifyPluginAsync<Site> = async (app, site) => {
  const documents = createDocuments('calendars', site);
  app.get<{ Params: { subject: string; file: string }; Querystring: { results?: unknown } }>(
    '/calendar/:subject/:file',
    async (request, reply) => {
      const subject = subjectAt(request.params.subject, request.params.file);
      if (subject === null) return sendRefusal(reply, 404);
      const deployment = site.deploymentOf(request);
      const language = languageAsked(request, deployment.defaultLanguage);
      const origin = site.originOf(request);
      const hidesResults = request.query.results === 'hidden';
      return documents.send(
        request,
        reply,
        cacheKey(deployment, subject.type, subject.id, language, hidesResults, origin),
        calendarOf(site, site.answersFor(request), {
          subject,
          deployment,
          language,
          hidesResults,
          origin,
        }),
        {
          type: 'text/calendar; charset=utf-8',
          cacheControl: cacheControlOf({ lifetime: lifetimes.matchList, isOpen: false }, 0),
          fileName: `${asciiFileName(deployment.siteName, subject.type, subject.id)}.ics`,
          retryAfter: 60,
        },
      );
    },
  );
};
