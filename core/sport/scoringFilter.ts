import * as t from 'io-ts';
import { keyOfEventId } from '../live/eventBase.ts';
import { readEvent } from '../live/wire/readEvent.ts';
import { allSports } from './sportOf.ts';

const SentMessage = t.partial({
  MatchEventType: t.string,
  ClientId: t.union([t.string, t.null]),
  DeletedEventClientId: t.union([t.string, t.null]),
});
type SentMessage = t.TypeOf<typeof SentMessage>;

/** Not read: only what the message says of its own event is. */
const anyKey = keyOfEventId(0);

/** Whether a message reports a score, or the start or end of the match or a period, in any sport; read as it is on the other channel. */
const belongsToGoals = (sent: SentMessage): boolean => {
  const typeName = sent.MatchEventType;
  if (typeName === undefined) return false;
  return allSports.some((sport) => {
    if (!sport.readers.has(typeName)) return false;
    const event = readEvent(sport, anyKey, typeName, sent);
    return sport.factsOf(event).onGoalsChannel(event);
  });
};

/**
 * Selects the messages of an `:all` channel, given in channel order, that also belong on `:goals` (wire-format §4): scores, starts and
 * ends of match and periods, and the later versions and Deletes of all of these: a start that was reported by mistake is taken back there
 * too.
 */
export const scoringFilter = (): ((body: unknown) => boolean) => {
  const passedOn = new Set<unknown>();
  return (body) => {
    if (!SentMessage.is(body)) return false;
    const { ClientId: id, DeletedEventClientId: deleted } = body;
    if (belongsToGoals(body)) {
      if (typeof id === 'string') passedOn.add(id);
      return true;
    }
    return passedOn.has(id) || passedOn.has(deleted);
  };
};
