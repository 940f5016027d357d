import { federationLanguage } from '@kampdag/core/federationLanguage';
import { isNotFound } from '@kampdag/core/gateway/client';
import { type NewestOfTeam, newestOfTeam } from '@kampdag/core/gateway/composed/newestOfTeam';
import type { TeamInLeague } from '@kampdag/core/gateway/composed/teamOfSeason';
import { seasonsSince } from '@kampdag/core/gateway/seasonsSince';
import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { areStandingsVisible } from '@kampdag/core/league/match/publication';
import { inLeagueOrder } from '@kampdag/core/league/season/league';
import { teamSeasonOf } from '@kampdag/core/league/team/teamSeason';
import type { Language } from '@kampdag/core/site/language';
import { teamPath } from '@kampdag/core/site/paths';
import { emptySelection, selectionWithin } from '@kampdag/core/site/selection';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, function as fn, taskEither } from 'fp-ts';
import { appMessages } from '../i18n/messages/app.ts';
import { followingMessages } from '../i18n/messages/following.ts';
import { matchMessages } from '../i18n/messages/match.ts';
import { teamMessages } from '../i18n/messages/team.ts';
import { type FoundMatch, findMatch } from '../match/card/findMatch.ts';
import type { RenderedEmbed } from '../page.ts';
import { drawCard } from './drawCard.ts';
import { drawCrest } from './drawCrest.ts';
import { drawMatch } from './drawMatch.ts';
import { type EmbedElement, el, markupOf } from './elements.ts';
import * as styles from './embed.css.ts';
import { momentOf } from './embedData.ts';
import { type EmbedRequest, embedDataOf, isFollowed } from './embeddedMatch.ts';
import { teamEmbedMessages } from './messages.ts';
import { renderNotice } from './renderNotice.ts';
import { zoneNote } from './zoneNote.ts';

/** A team's name, with its place, points and league where they are published. */
const drawTeam = (name: string, inLeague: TeamInLeague | undefined, language: Language): EmbedElement => {
  const m = followingMessages[language];
  const { place = null, placeOf = null, points = null, league } = inLeague ?? {};
  return el(
    'header',
    styles.head,
    drawCrest(name),
    el('h1', { class: styles.teamName, lang: federationLanguage }, name),
    place === null || placeOf === null || league === undefined || !areStandingsVisible(league)
      ? null
      : el(
          'p',
          styles.place,
          el('strong', {}, m.place(place, placeOf)),
          points === null ? null : el('span', {}, m.points(points)),
        ),
    league === undefined ? null : el('p', { class: styles.ofLeague, lang: federationLanguage }, league.name),
  );
};

/** The league in which a team is shown: its first with a place in the table. */
const mainLeagueOf = ({ leagues }: NewestOfTeam, named: readonly string[]) => {
  const ordered = inLeagueOrder(
    leagues.map(({ league }) => league),
    { named },
  ).flatMap((league) => leagues.find((own) => own.league === league) ?? []);
  return ordered.find(({ place }) => place !== null) ?? ordered[0];
};

/** A match with its log and periods; null for none, and for one that cannot be read now. */
const found = async (match: Match | null, request: EmbedRequest): Promise<FoundMatch | null> =>
  match === null
    ? null
    : fn.pipe(
        await findMatch(request, match.matchId)(),
        either.getOrElseW(() => null),
      );

/** Renders an embedded team as it stands: its place, the match in play or the next one, and the last; or a message in its place. */
export const renderTeam = async (teamId: TeamId, request: EmbedRequest): Promise<RenderedEmbed> => {
  const { gateway, deployment, language, now } = request;
  const m = teamMessages[language];
  const answer = await fn.pipe(
    seasonsSince(gateway, deployment, now, 1),
    taskEither.chain((seasons) => newestOfTeam(gateway, teamId, seasons)),
  )();
  if (either.isLeft(answer)) {
    const { unknown, failed } = teamEmbedMessages[language];
    return isNotFound(answer.left) ? renderNotice(404, unknown) : renderNotice(503, failed);
  }
  const team = answer.right;
  const main = mainLeagueOf(team, deployment.namedLeagues);
  const season = teamSeasonOf(team.matches, teamId, osloWallTime(now));
  const [next, last] = await Promise.all([found(season.next, request), found(season.last, request)]);
  const name = team.name ?? matchMessages[language].unknownTeam;
  const league = main?.league ?? null;
  const headings = (isPublished: boolean) => ({
    now: m.now,
    next: m.next,
    last: isPublished ? m.last : m.lastHidden,
  });
  const matches = [next, last]
    .filter((match) => match !== null)
    .map((match) => ({
      isFollowed: isFollowed(match, request),
      live: match.facts.live,
      data: embedDataOf(match, request, {
        headings: headings(match.facts.isPublished),
        ownLeague: league?.name ?? null,
      }),
    }));
  const { seasonId } = team.season;
  const isUnread = (season.next !== null && next === null) || (season.last !== null && last === null);
  const selection =
    league === null ? { ...emptySelection, seasonId } : selectionWithin(emptySelection, league);
  return {
    status: 200,
    title: name,
    markup: markupOf(
      drawCard(
        {
          aside: '',
          more: teamEmbedMessages[language].more,
          href: teamPath(selection, teamId),
          siteName: deployment.siteName,
          zone: zoneNote(appMessages[language].norwegianTime, (season.next && startOf(season.next)) ?? now),
        },
        drawTeam(name, main, language),
        season.next === null ? el('p', styles.league, m.noNext) : null,
        ...matches.map(({ data, live }) => drawMatch(data, momentOf(data, live, now, false))),
        isUnread ? el('p', styles.lost, m.failed.matches) : null,
      ),
    ),
    data: matches.find((match) => match.isFollowed)?.data ?? null,
  };
};
