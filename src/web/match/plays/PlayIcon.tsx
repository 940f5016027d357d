import type { LiveEventType } from '@kampdag/core/live/event';
import { sign } from './rows.css.ts';
import { signs } from './signs.ts';

/** A type of event as a picture; the row says it in words. */
export const PlayIcon = ({ kind }: { readonly kind: LiveEventType }) => (
  <svg className={sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[kind]} />
  </svg>
);
