import type { LiveMessage } from '../wire/message.ts';
import { canonicalText, isSameContent } from './content.ts';

/** Compares messages by channel order: by serial, and should two share one, by content, never by arrival. */
export const byChannel = (a: LiveMessage, b: LiveMessage): number => {
  if (a.serial !== b.serial) return a.serial < b.serial ? -1 : 1;
  if (a.timestamp !== b.timestamp) return a.timestamp - b.timestamp;
  if (isSameContent(a.raw, b.raw)) return 0;
  return canonicalText(a.raw) < canonicalText(b.raw) ? -1 : 1;
};

/** Whether messages in channel order include a given one. */
export const hasMessage = (messages: readonly LiveMessage[], message: LiveMessage): boolean => {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = messages[middle];
    const order = at === undefined ? 1 : byChannel(at, message);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
};
