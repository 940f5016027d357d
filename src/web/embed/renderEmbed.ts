import { isNotFound } from '@kampdag/core/gateway/client';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { destinationOf } from '@kampdag/core/site/destination';
import type { Language } from '@kampdag/core/site/language';
import { liveMatchPath, matchPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import { either } from 'fp-ts';
import { createFormat } from '../i18n/format.ts';
import { connectionMessages } from '../i18n/messages/connection.ts';
import { matchMessages } from '../i18n/messages/match.ts';
import { type CardRequest, type FoundMatch, findMatch } from '../match/card/findMatch.ts';
import { teamNames } from '../match/teams/teamNames.ts';
import type { LiveServiceConfig, RenderedEmbed } from '../page.ts';
import { sportTextsOf } from '../sports/sportTexts.ts';
import { drawEmbed, el, markupOf } from './drawEmbed.ts';
import * as styles from './embed.css.ts';
import { type EmbedData, momentOf, placesOf } from './embedData.ts';
import { embedMessages } from './messages.ts';

/** The request for an embedded match. */
export interface EmbedRequest extends CardRequest {
  readonly language: Language;
  readonly live: LiveServiceConfig;
}

/** Milliseconds around its start during which a match is followed. */
const longest = 12 * 3_600_000;

const whenText = ({ date, start, venue }: Match, language: Language): string => {
  const format = createFormat(language);
  return [date === null ? null : format.longDate(date), start === null ? null : format.time(start), venue]
    .filter((part) => part !== null)
    .join(' · ');
};

const dataOf = ({ facts, sport, league }: FoundMatch, request: EmbedRequest): EmbedData => {
  const { deployment, language, live, now } = request;
  const { match, isPublished, official } = facts;
  const m = matchMessages[language];
  const { periods } = sportTextsOf(sport)[language];
  const startsAt = startOf(match);
  const isFollowed =
    isPublished &&
    match.result === null &&
    match.nonPlayReason === null &&
    startsAt !== null &&
    Math.abs(now - startsAt) < longest;
  const { seasonId, tournamentId } = match;
  const path = destinationOf(match, facts.now) === 'match' ? matchPath : liveMatchPath;
  return {
    match,
    sport,
    names: teamNames(match, m),
    isPublished,
    official,
    league,
    when: whenText(match, language),
    words: {
      ...embedMessages[language],
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
    live: isFollowed ? live : null,
  };
};

const notice = (
  status: number,
  { title, text }: { readonly title: string; readonly text: string },
): RenderedEmbed => ({
  status,
  title,
  markup: markupOf(el('main', styles.card, el('p', styles.notice, title), el('p', styles.league, text))),
  data: null,
});

/** Renders an embedded match as it stands, or a message in its place. */
export const renderEmbed = async (matchId: MatchId | null, request: EmbedRequest): Promise<RenderedEmbed> => {
  const m = matchMessages[request.language];
  if (matchId === null) return notice(404, m.unknownMatch);
  const found = await findMatch(request, matchId)();
  if (either.isLeft(found)) {
    return isNotFound(found.left) ? notice(404, m.unknownMatch) : notice(503, m.gatewayFailed);
  }
  const { facts } = found.right;
  const data = dataOf(found.right, request);
  return {
    status: 200,
    title: `${data.names.home} – ${data.names.away}`,
    markup: markupOf(drawEmbed(data, momentOf(data, facts.live, request.now, false))),
    data,
  };
};
