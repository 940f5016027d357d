import type { LiveEvent } from '../event.ts';
import { isSameContent } from './content.ts';

/** Fields that do not describe the match: the federation's number of a version, and the raw message. */
const ignored: ReadonlySet<string> = new Set(['eventId', 'raw']);

/** Whether two versions of an event report the same: a new timestamp or number alone corrects nothing. */
export const isSameReport = (a: LiveEvent, b: LiveEvent): boolean =>
  a.type === b.type &&
  Object.keys(a).every(
    (name) => ignored.has(name) || isSameContent(Reflect.get(a, name), Reflect.get(b, name)),
  );
