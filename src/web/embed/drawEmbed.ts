import { crestDesignOf } from '@kampdag/core/league/season/crestDesigns';
import { type Side, sides } from '@kampdag/core/side';
import type { MatchCard } from '../match/card/matchCard.ts';
import { crestGrounds } from '../theme/crests.ts';
import * as styles from './embed.css.ts';
import type { EmbedData } from './embedData.ts';
import { type EmbedElement, el } from './embedNode.ts';

/** The changing part of an embedded match. */
export interface EmbedMoment {
  readonly card: MatchCard;
  /** The match clock's display; empty without one. */
  readonly clock: string;
  /** Whether the connection is lost. */
  readonly isLost: boolean;
}

const crest = (name: string): EmbedElement =>
  el('span', {
    class: `${styles.crest} ${styles.grounds[crestDesignOf(name).colour % crestGrounds.length] ?? ''}`,
    'data-crest': crestDesignOf(name).code,
    'aria-hidden': 'true',
  });

/** An embedded match at a moment: a row for each team with the score of each period, as broadcasters show it. */
export const drawEmbed = (data: EmbedData, { card, clock, isLost }: EmbedMoment): EmbedElement => {
  const { names, words, league, when, href, siteName, isPublished } = data;
  const { score, periods, status, isLive } = card;
  const teamRow = (side: Side): EmbedElement =>
    el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row', class: styles.team },
        el(
          'span',
          { class: styles.teamBox },
          crest(names[side]),
          el('span', { class: styles.name, lang: 'nb' }, names[side]),
        ),
      ),
      ...periods.map(({ score: of }) => el('td', { class: styles.period }, String(of[side]))),
      score === null ? null : el('td', { class: styles.score }, String(score[side])),
    );
  const head = el(
    'tr',
    {},
    el(
      'td',
      { class: styles.state },
      el(
        'span',
        { class: isLive ? styles.live : styles.status, role: 'status' },
        isPublished ? status : words.hidden,
      ),
      clock === '' ? null : el('span', { class: styles.clock, 'data-clock': '', role: 'timer' }, clock),
    ),
    ...periods.map(({ place }) => {
      const { short = '', long = '' } = words.periods.places[`${place.kind} ${place.number}`] ?? {};
      return el('th', { scope: 'col', class: styles.period, title: long }, short);
    }),
    score === null ? null : el('th', { scope: 'col', class: styles.total, title: words.total }, 'Σ'),
  );
  return el(
    'main',
    { class: styles.card },
    league === null ? null : el('p', { class: styles.league }, league),
    el(
      'table',
      { class: styles.table },
      el('caption', { class: styles.caption }, `${names.home} – ${names.away}`),
      el('thead', {}, head),
      el('tbody', {}, ...sides.map(teamRow)),
    ),
    isLost ? el('p', { class: styles.lost, role: 'status' }, words.lost) : null,
    el(
      'p',
      { class: styles.foot },
      el('span', {}, when),
      el('span', {}, `${words.more} `, el('a', { href, target: '_blank', rel: 'noopener' }, siteName)),
    ),
  );
};
