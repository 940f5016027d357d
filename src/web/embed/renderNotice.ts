import type { RenderedEmbed } from '../page.ts';
import { el, markupOf } from './elements.ts';
import * as styles from './embed.css.ts';

/** A message in place of an embed. */
export const renderNotice = (
  status: number,
  { title, text }: { readonly title: string; readonly text: string },
): RenderedEmbed => ({
  status,
  title,
  markup: markupOf(el('main', styles.card, el('p', styles.notice, title), el('p', styles.league, text))),
  data: null,
});
