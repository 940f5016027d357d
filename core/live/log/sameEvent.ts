import type { LiveEvent } from '../event.ts';
import { isSameContent } from './content.ts';

/** Fields that say nothing of the match: the federation's own number of a version, and what was sent. */
const aside: ReadonlySet<string> = new Set(['eventId', 'raw']);

/** Whether two versions of an event tell the same of the match: one stamped or numbered anew alone corrects nothing. */
export const tellsTheSame = (a: LiveEvent, b: LiveEvent): boolean =>
  a.type === b.type &&
  Object.keys(a).every(
    (name) => aside.has(name) || isSameContent(Reflect.get(a, name), Reflect.get(b, name)),
  );
