import type { Instant } from '@kampdag/core/time/instant';
import { osloOffsetAt } from '@kampdag/core/time/oslo';
import { type EmbedElement, el } from './elements.ts';
import * as styles from './embed.css.ts';

const minute = 60_000;

/**
 * A line that says that times are Norwegian, hidden until the script finds that the device's clock differs from Oslo's at that moment: the
 * embed is the same for everybody, and the server knows no device's zone.
 */
export const zoneNote = (text: string, at: Instant): EmbedElement =>
  el(
    'p',
    {
      class: styles.league,
      hidden: '',
      'data-zone-at': String(at),
      'data-zone-minutes': String(osloOffsetAt(at) / minute),
    },
    text,
  );

/** Shows the lines about Norwegian time of which the device's clock differs. */
export const showZoneNotes = (root: HTMLElement): void => {
  for (const note of root.querySelectorAll<HTMLElement>('[data-zone-at]')) {
    const { zoneAt, zoneMinutes } = note.dataset;
    note.hidden = -new Date(Number(zoneAt)).getTimezoneOffset() === Number(zoneMinutes);
  }
};
