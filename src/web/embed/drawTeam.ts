import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { TeamInLeague } from '@kampdag/core/gateway/composed/teamOfSeason';
import { areStandingsVisible } from '@kampdag/core/league/match/publication';
import type { Language } from '@kampdag/core/site/language';
import { followingMessages } from '../i18n/messages/following.ts';
import { drawCrest } from './drawCrest.ts';
import { type EmbedElement, el } from './elements.ts';
import * as styles from './embed.css.ts';

/** A team's name, with its place, points and league where they are published. */
export const drawTeam = (
  name: string,
  inLeague: TeamInLeague | undefined,
  language: Language,
): EmbedElement => {
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
