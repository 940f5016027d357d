import type { Branded } from '../brand.ts';
import type { MatchId, TeamId } from '../ids.ts';
import type { Language } from './language.ts';

/** What other sites can embed: a match, or a team's next match, last match and place. */
export type EmbedSubject =
  | { readonly type: 'match'; readonly id: MatchId }
  | { readonly type: 'team'; readonly id: TeamId };

/** The language, theme and accent of an embed; by default the federation's, the reader's device's, and the site's. */
export interface EmbedLook {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly accent?: Accent;
}

/** A colour of six hexadecimal digits, without `#`. */
export type Accent = Branded<string, 'Accent'>;

/** The accent in an address; null for what is none. It goes into a style sheet, so nothing else is read. */
export const readAccent = (text: unknown): Accent | null =>
  typeof text === 'string' && /^[\da-f]{6}$/i.test(text) ? (text.toLowerCase() as Accent) : null;

/** The script that fits frames to their content, for the embedding page. */
export const frameSizeScript = '/embed/size.js';

/** Pixels of a frame's height where that script does not run. */
const plainHeights: Readonly<Record<EmbedSubject['type'], number>> = { match: 210, team: 460 };

/** The address of an embed. */
export const embedPath = ({ type, id }: EmbedSubject, look: EmbedLook = {}): string =>
  [
    `/embed/${type}?${type}Id=${id}`,
    ...(['language', 'theme', 'accent'] as const).flatMap((key) =>
      look[key] === undefined ? [] : [`${key}=${look[key]}`],
    ),
  ].join('&');

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The HTML that embeds a subject in another site (see `src/web/embed/README.md`). */
export const embedSnippet = (
  origin: string,
  subject: EmbedSubject,
  title: string,
  look: EmbedLook = {},
): string =>
  [
    `<iframe src="${attribute(`${origin}${embedPath(subject, look)}`)}" title="${attribute(title)}"`,
    `width="100%" height="${plainHeights[subject.type]}" style="border:0" loading="lazy"></iframe>`,
    `<script src="${attribute(`${origin}${frameSizeScript}`)}" async></script>`,
  ].join(' ');
