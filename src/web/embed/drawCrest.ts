import { crestDesignOf } from '@kampdag/core/league/season/crestDesigns';
import { crestGrounds } from '../theme/crests.ts';
import { type EmbedElement, el } from './elements.ts';
import * as styles from './embed.css.ts';

/** The drawn crest of a team's name. */
export const drawCrest = (name: string): EmbedElement =>
  el('span', {
    class: `${styles.crest} ${styles.grounds[crestDesignOf(name).colour % crestGrounds.length] ?? ''}`,
    'data-crest': crestDesignOf(name).code,
    'aria-hidden': 'true',
  });
