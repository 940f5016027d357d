import type { Match } from '@kampdag/core/league/match/match';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { rulesOfLeague } from '@kampdag/core/site/deployment';
import { destinationOf } from '@kampdag/core/site/destination';
import type { Language } from '@kampdag/core/site/language';
import { liveMatchPath, matchPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import { createFormat, type Format } from '../i18n/format.ts';
import { connectionMessages } from '../i18n/messages/connection.ts';
import { matchMessages } from '../i18n/messages/match.ts';
import { shortDate } from '../i18n/shortDate.ts';
import type { CardRequest, FoundMatch } from '../match/card/findMatch.ts';
import { teamNames } from '../match/teams/teamNames.ts';
import type { LiveServiceConfig } from '../page.ts';
import { sportTextsOf } from '../sports/sportTexts.ts';
import { type EmbedData, placesOf } from './embedData.ts';
import { followedMessages } from './messages.ts';

/** The request for an embed. */
export interface EmbedRequest extends CardRequest {
  readonly language: Language;
  readonly live: LiveServiceConfig;
}

/** Milliseconds around its start during which a match is followed. */
const longest = 12 * 3_600_000;

/** How a team's embed shows its match. */
interface TeamLook {
  readonly headings: NonNullable<EmbedData['headings']>;
  /** The team's league, which its matches need not name. */
  readonly ownLeague: string | null;
}

const listed = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');

const timeIn = ({ start }: Match, { time }: Format): string | null => (start === null ? null : time(start));

const longWhen = (match: Match, language: Language): string => {
  const format = createFormat(language);
  const { date, venue } = match;
  return listed([date === null ? null : format.longDate(date), timeIn(match, format), venue]);
};

const shortWhen = (
  match: Match,
  language: Language,
  league: string | null,
  { ownLeague }: TeamLook,
): string => {
  const format = createFormat(language);
  const { date, venue } = match;
  return listed([
    date === null ? null : shortDate(format, date),
    timeIn(match, format),
    venue,
    league === ownLeague ? null : league,
  ]);
};

/** Whether a match is played around now, so that its embed follows it. */
export const isFollowed = ({ facts: { match, isPublished } }: FoundMatch, { now }: EmbedRequest): boolean => {
  const startsAt = startOf(match);
  return (
    isPublished &&
    match.result === null &&
    match.nonPlayReason === null &&
    startsAt !== null &&
    Math.abs(now - startsAt) < longest
  );
};

/** What an embed draws a match from; `ofTeam` is null where the match alone is embedded. */
export const embedDataOf = (found: FoundMatch, request: EmbedRequest, ofTeam: TeamLook | null): EmbedData => {
  const { facts, sport, league } = found;
  const { deployment, language, live, now } = request;
  const { match, isPublished, official } = facts;
  const m = matchMessages[language];
  const { periods } = sportTextsOf(sport)[language];
  const { seasonId, tournamentId } = match;
  const path = destinationOf(match, facts.now) === 'match' ? matchPath : liveMatchPath;
  return {
    match,
    sport,
    rules: rulesOfLeague(deployment, match.tournamentName),
    names: teamNames(match, m),
    isPublished,
    official,
    headings: ofTeam?.headings ?? null,
    league,
    when: ofTeam === null ? longWhen(match, language) : shortWhen(match, language, league, ofTeam),
    words: {
      ...followedMessages[language],
      state: m.state,
      hidden: m.score.hidden,
      incomplete: connectionMessages[language].connection.incomplete.score,
      periods: {
        intermission: periods.intermission,
        briefIntermission: periods.briefIntermission,
        final: periods.final,
        places: placesOf(periods),
      },
    },
    href: path({ ...emptySelection, seasonId, tournamentId }, match),
    siteName: deployment.siteName,
    now,
    live: isFollowed(found, request) ? live : null,
  };
};
