import * as t from 'io-ts';
import { liveSports } from '../../sport/liveSportOf.ts';

const SentMessage = t.partial({
  MatchEventType: t.string,
  ClientId: t.union([t.string, t.null]),
  DeletedEventClientId: t.union([t.string, t.null]),
});
type SentMessage = t.TypeOf<typeof SentMessage>;

/** Whether a message reports a score, or the start or end of the match or a period, in any sport. */
const belongsToGoals = (sent: SentMessage): boolean =>
  liveSports.some(({ events }) =>
    Object.values(events).some((rule) => rule.sentAs === sent.MatchEventType && rule.onGoalsChannel(sent)),
  );

/**
 * Selects the messages of an `:all` channel, given in channel order, that also belong on `:goals` (wire-format §4): scores,
 * later versions of scoring events, their Deletes, and starts and ends of match and periods.
 */
export const scoringFilter = (): ((body: unknown) => boolean) => {
  const scored = new Set<unknown>();
  return (body) => {
    if (!SentMessage.is(body)) return false;
    const { ClientId: id, DeletedEventClientId: deleted } = body;
    if (belongsToGoals(body)) {
      // A later version of a timer need not mark a start or end.
      if (typeof id === 'string' && body.MatchEventType !== 'Timer') scored.add(id);
      return true;
    }
    return scored.has(id) || scored.has(deleted);
  };
};
