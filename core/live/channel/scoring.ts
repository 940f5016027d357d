import * as t from 'io-ts';

const Sent = t.partial({
  MatchEventType: t.string,
  ClientId: t.union([t.string, t.null]),
  DeletedEventClientId: t.union([t.string, t.null]),
  Type: t.unknown,
  ShotResult: t.unknown,
});
type Sent = t.TypeOf<typeof Sent>;

const scoring = new Set(['Goal', 'PenaltyShot', 'Shootout', 'Point', 'Shot']);

/** Match start, match end, period start, period end (wire-format §4). */
const marks = new Set<unknown>([4, 5, 6, 7]);

/** A hockey shot is no goal; a basketball shot is one when it went in. */
const made = new Set<unknown>([200_442, 200_443, 200_444]);

const scores = (sent: Sent): boolean =>
  scoring.has(sent.MatchEventType ?? '') && (sent.MatchEventType !== 'Shot' || made.has(sent.ShotResult));

/**
 * Tells of each message of a match's `:all` channel, asked in the channel's order, whether it belongs on `:goals` too (wire-format §4): what scores, every later
 * version of an event that once did, the Deletes that name such an event, and where match and periods begin and end.
 */
export const scoringFilter = (): ((body: unknown) => boolean) => {
  const scored = new Set<unknown>();
  return (body) => {
    if (!Sent.is(body)) return false;
    const { ClientId: id, DeletedEventClientId: deleted } = body;
    if (scores(body)) {
      if (typeof id === 'string') scored.add(id);
      return true;
    }
    const isMark = body.MatchEventType === 'Timer' && marks.has(body.Type);
    return isMark || scored.has(id) || scored.has(deleted);
  };
};
