import * as t from 'io-ts';
import { liveSports } from '../../sport/liveSportOf.ts';

const Sent = t.partial({
  MatchEventType: t.string,
  ClientId: t.union([t.string, t.null]),
  DeletedEventClientId: t.union([t.string, t.null]),
});
type Sent = t.TypeOf<typeof Sent>;

/** Whether a message tells of a score, or of where match and periods begin and end, in any sport. */
const reportsScore = (sent: Sent): boolean =>
  liveSports.some(({ events }) =>
    Object.values(events).some((rule) => rule.sentAs === sent.MatchEventType && rule.reportsScore(sent)),
  );

/**
 * Tells of each message of a match's `:all` channel, asked in the channel's order, whether it belongs on `:goals` too (wire-format §4): what scores, every later
 * version of an event that once did, the Deletes that name such an event, and where match and periods begin and end.
 */
export const scoringFilter = (): ((body: unknown) => boolean) => {
  const scored = new Set<unknown>();
  return (body) => {
    if (!Sent.is(body)) return false;
    const { ClientId: id, DeletedEventClientId: deleted } = body;
    if (reportsScore(body)) {
      // What a timer once marked, its later versions need not.
      if (typeof id === 'string' && body.MatchEventType !== 'Timer') scored.add(id);
      return true;
    }
    return scored.has(id) || scored.has(deleted);
  };
};
