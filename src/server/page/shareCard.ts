import { createHash } from 'node:crypto';
import { matchById, matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { type Match, MatchRow } from '@kampdag/core/league/match/match';
import { readSerial } from '@kampdag/core/live/log/timeToken';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { type ShareSubject, sharePath } from '@kampdag/core/site/openPaths';
import { momentParameter } from '@kampdag/core/site/paths';
import { readPlayer, readSelection } from '@kampdag/core/site/selection';
import { pictureSize } from '@kampdag/core/site/sharePicture';
import { instantOfOslo } from '@kampdag/core/time/oslo';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import type { PageData } from '../../web/page.ts';
import { escapeHtml, inlineJson } from './escape.ts';

/** The input of a page's link preview. */
export interface ShareCardInput {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Scheme and host. */
  readonly origin: string;
  /** Path and query. */
  readonly url: string;
  readonly data: PageData;
}

const matchPages: ReadonlySet<string> = new Set(['/match', '/livematch', '/matchnotready']);
const Listing = t.type({ matches: t.array(t.unknown) });

const decodedMatch = (row: unknown): Match | null => {
  const decoded = MatchRow.decode(row);
  return either.isRight(decoded) ? decoded.right : null;
};

/** The moment that an address names, as written; null for none. */
const momentIn = (url: string): string | null =>
  new URL(url, 'http://local').searchParams.get(momentParameter);

/** The match of an address among the page's answers, which hold only published data; at a moment without its result, which came later. */
const matchAt = (url: string, data: PageData): Match | null => {
  const match = listedMatch(url, data);
  return match === null || momentIn(url) === null ? match : { ...match, result: null };
};

const listedMatch = (url: string, { answers }: PageData): Match | null => {
  const { pathname, searchParams } = new URL(url, 'http://local');
  const id = searchParams.get('matchId');
  if (!matchPages.has(pathname) || id === null) return null;
  for (const [path, body] of Object.entries(answers)) {
    if (option.isSome(matchById.read(path))) {
      const match = decodedMatch(body);
      if (match !== null && String(match.matchId) === id) return match;
    } else if (
      Listing.is(body) &&
      (option.isSome(matchesOfLeague.read(path)) || option.isSome(matchesOnDate.read(path)))
    ) {
      const row = body.matches.find((each) => t.UnknownRecord.is(each) && String(each['matchId']) === id);
      const match = row === undefined ? null : decodedMatch(row);
      if (match !== null) return match;
    }
  }
  return null;
};

const nameOf = (name: string | null): string => name ?? '–';

/** Both teams, with the published score between them. */
const headline = ({ teams, result }: Match): string => {
  const between = result === null ? '–' : scoreText(result.goals);
  return `${nameOf(teams.home.name)} ${between} ${nameOf(teams.away.name)}`;
};

/** The headline of a match's page, `Storhamar 3–2 Stjernen`; null for other pages, and if the match is not among its answers. */
export const matchHeadline = (url: string, data: PageData): string | null => {
  const match = matchAt(url, data);
  return match === null ? null : headline(match);
};

const eventStatus = ({ nonPlayReason }: Match): string => {
  if (nonPlayReason === 'MatchPostponed') return 'https://schema.org/EventPostponed';
  return nonPlayReason === 'MatchCancelled'
    ? 'https://schema.org/EventCancelled'
    : 'https://schema.org/EventScheduled';
};

const team = (name: string | null) => ({ '@type': 'SportsTeam', name: nameOf(name) });

/** The match as schema.org's SportsEvent. */
const sportsEvent = (match: Match, address: string): unknown => {
  const { teams, date, start, venue, tournamentName } = match;
  const startDate =
    date === null || start === null ? date : new Date(instantOfOslo({ date, time: start })).toISOString();
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: headline(match),
    url: address,
    eventStatus: eventStatus(match),
    ...(startDate === null ? {} : { startDate }),
    ...(venue === null ? {} : { location: { '@type': 'Place', name: venue } }),
    ...(tournamentName === null
      ? {}
      : { superEvent: { '@type': 'SportsOrganization', name: tournamentName } }),
    homeTeam: team(teams.home.name),
    awayTeam: team(teams.away.name),
    competitor: [team(teams.home.name), team(teams.away.name)],
  };
};

/** The subject of the page's preview picture; null for none. */
const subjectOf = (url: string, match: Match | null): ShareSubject | null => {
  if (match !== null) {
    const { matchId } = match;
    const moment = momentIn(url);
    if (moment === null) return { type: 'match', matchId };
    const at = readSerial(moment);
    return at === null ? null : { type: 'match', matchId, at };
  }
  const { pathname, searchParams } = new URL(url, 'http://local');
  const get = (name: string) => searchParams.get(name);
  if (pathname === '/player') {
    const player = readPlayer(get);
    return player === null || player.orgId === null
      ? null
      : { type: 'player', orgId: player.orgId, personId: player.playerId };
  }
  const { tournamentId } = readSelection(get);
  return tournamentId === null ? null : { type: 'league', tournamentId };
};

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The link preview of a page, with a match's teams, score and structured data. */
export const shareCard = ({ title, description, siteName, origin, url, data }: ShareCardInput): string => {
  const address = `${origin}${url}`;
  const match = matchAt(url, data);
  const subject = subjectOf(url, match);
  // A live match's title starts with its score, so another score gives another picture.
  const version = createHash('sha256').update(title).digest('base64url').slice(0, 8);
  const picture = subject === null ? null : `${origin}${sharePath(subject, data.language, version)}`;
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', match === null ? title : headline(match)),
    property('og:description', match?.tournamentName ?? description),
    property('og:url', address),
    ...(picture === null
      ? ['<meta name="twitter:card" content="summary">']
      : [
          property('og:image', picture),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(pictureSize.width)),
          property('og:image:height', String(pictureSize.height)),
          property('og:image:alt', match === null ? title : headline(match)),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    ...(match === null
      ? []
      : [`<script type="application/ld+json">${inlineJson(sportsEvent(match, address))}</script>`]),
  ].join('');
};
