import { type EmbedElement, el } from './elements.ts';
import * as styles from './embed.css.ts';

/** The link to the site at an embed's foot. */
export interface EmbedFoot {
  /** Beside it; empty for nothing. */
  readonly aside: string;
  /** Before the site's name. */
  readonly more: string;
  readonly href: string;
  readonly siteName: string;
  /** Whether times are of another zone than the reader's (`zoneNote`). */
  readonly zone: EmbedElement;
}

/** The card of an embed, with a link to the site at its foot. */
export const drawCard = (
  { aside, more, href, siteName, zone }: EmbedFoot,
  ...content: readonly (EmbedElement | null)[]
): EmbedElement =>
  el(
    'main',
    styles.card,
    ...content,
    zone,
    el(
      'p',
      styles.foot,
      el('span', {}, aside),
      el('span', {}, `${more} `, el('a', { href, target: '_blank', rel: 'noopener' }, siteName)),
    ),
  );
