import { federationLanguage } from '@kampdag/core/federationLanguage';
import { crestDesignOf } from '@kampdag/core/league/season/crestDesigns';
import { type Side, sides } from '@kampdag/core/side';
import { crestGrounds } from '../theme/crests.ts';
import * as styles from './embed.css.ts';
import type { EmbedData, EmbedMoment } from './embedData.ts';

type EmbedNode = string | EmbedElement;

interface EmbedElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly EmbedNode[];
}

/** A virtual element with a class or several attributes, and children; null children are left out. */
export const el = (
  tag: string,
  looks: string | EmbedElement['attributes'],
  ...children: readonly (EmbedNode | null)[]
): EmbedElement => ({
  tag,
  attributes: typeof looks === 'string' ? { class: looks } : looks,
  children: children.filter((child) => child !== null),
});

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** The HTML of a virtual node. */
export const markupOf = (drawn: EmbedNode): string => {
  if (typeof drawn === 'string') return escaped(drawn);
  const { tag, attributes, children } = drawn;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')}>${children.map(markupOf).join('')}</${tag}>`;
};

/** The DOM node of a virtual node. */
export const nodeOf = (drawn: EmbedNode, document: Document): Node => {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const element = document.createElement(drawn.tag);
  for (const [name, value] of Object.entries(drawn.attributes)) element.setAttribute(name, value);
  element.append(...drawn.children.map((child) => nodeOf(child, document)));
  return element;
};

const crest = (name: string): EmbedElement =>
  el('span', {
    class: `${styles.crest} ${styles.grounds[crestDesignOf(name).colour % crestGrounds.length] ?? ''}`,
    'data-crest': crestDesignOf(name).code,
    'aria-hidden': 'true',
  });

/** An embedded match at a moment: a row for each team with the score of each period, as broadcasters show it. */
export const drawEmbed = (data: EmbedData, { card, clock, isLost }: EmbedMoment): EmbedElement => {
  const { names, words, league, when, href, siteName, isPublished } = data;
  const { score, periods, status, isLive, isIncomplete } = card;
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
          crest(names[side]),
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
    'main',
    styles.card,
    league === null ? null : el('p', styles.league, league),
    el(
      'table',
      styles.table,
      el('caption', styles.caption, `${names.home} – ${names.away}`),
      el('thead', {}, head),
      el('tbody', {}, ...sides.map(teamRow)),
    ),
    isIncomplete ? el('p', styles.lost, words.incomplete) : null,
    isLost ? el('p', { class: styles.lost, role: 'status' }, words.lost) : null,
    el(
      'p',
      styles.foot,
      el('span', {}, when),
      el('span', {}, `${words.more} `, el('a', { href, target: '_blank', rel: 'noopener' }, siteName)),
    ),
  );
};
