import { federationLanguage } from '@kampdag/core/federationLanguage';
import { type Side, sides } from '@kampdag/core/side';
import { drawCrest } from './drawCrest.ts';
import { type EmbedElement, el } from './elements.ts';
import * as styles from './embed.css.ts';
import type { EmbedData, EmbedMoment } from './embedData.ts';

/** The attribute of a match's part, with its id: the script draws nothing else. */
const part = 'data-match';

/** The drawn match of an embed. */
export const drawnMatch = (root: ParentNode, { match: { matchId } }: EmbedData): Element | null =>
  root.querySelector(`[${part}="${matchId}"]`);

/** Above a team's match: what it is to the team, as a link to its page, and when it is played. */
const drawHeading = (text: string, { href, when }: EmbedData): EmbedElement =>
  el(
    'div',
    styles.heading,
    el(
      'h2',
      styles.title,
      el('a', { href, target: '_blank', rel: 'noopener', class: styles.titleLink }, text),
    ),
    el('span', styles.when, when),
  );

const headingOf = ({ headings }: EmbedData, { state }: EmbedMoment['card']): string | null => {
  if (headings === null) return null;
  if (state.type === 'InPlay' || state.type === 'Unreported') return headings.now;
  return state.type === 'ToCome' ? headings.next : headings.last;
};

/** An embedded match at a moment: a row for each team with the score of each period, as broadcasters show it. */
export const drawMatch = (data: EmbedData, { card, clock, isLost }: EmbedMoment): EmbedElement => {
  const { names, words, isPublished } = data;
  const { score, periods, status, isLive, isIncomplete } = card;
  const heading = headingOf(data, card);
  const teamRow = (side: Side): EmbedElement =>
    el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row', class: styles.team },
        el(
          'span',
          styles.teamBox,
          drawCrest(names[side]),
          el('span', { class: styles.name, lang: federationLanguage }, names[side]),
        ),
      ),
      ...periods.map(({ score: of }) => el('td', styles.period, String(of[side]))),
      score === null ? null : el('td', styles.score, String(score[side])),
    );
  const head = el(
    'tr',
    {},
    el(
      'td',
      styles.state,
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
    'div',
    { class: styles.match, [part]: String(data.match.matchId) },
    heading === null ? null : drawHeading(heading, data),
    el(
      'table',
      styles.table,
      el('caption', styles.caption, `${names.home} – ${names.away}`),
      el('thead', {}, head),
      el('tbody', {}, ...sides.map(teamRow)),
    ),
    isIncomplete ? el('p', styles.lost, words.incomplete) : null,
    isLost ? el('p', { class: styles.lost, role: 'status' }, words.lost) : null,
  );
};
