import type { ChannelMessage } from '@kampdag/core/live/channel';
import * as t from 'io-ts';

const Sent = t.partial({
  MatchEventType: t.string,
  ClientId: t.union([t.string, t.null]),
  DeletedEventClientId: t.union([t.string, t.null]),
  Type: t.unknown,
});
type Sent = t.TypeOf<typeof Sent>;

const scoring = new Set(['Goal', 'PenaltyShot', 'Shootout', 'Point', 'Shot']);

/** Match start, match end, period start, period end (wire-format §4). */
const marks = new Set<unknown>([4, 5, 6, 7]);

/** A hockey shot is no goal; a basketball shot is one when it went in. */
const made = new Set<unknown>([200_442, 200_443, 200_444]);

const isScoring = (sent: Sent & { readonly ShotResult?: unknown }): boolean =>
  scoring.has(sent.MatchEventType ?? '') && (sent.MatchEventType !== 'Shot' || made.has(sent.ShotResult));

/**
 * The messages that belong on a match's `:goals` channel too (wire-format §4): every version of an event that scored in one of them,
 * the Deletes that name such an event, and where match and periods begin and end.
 */
export const scoringMessages = (messages: readonly ChannelMessage[]): ReadonlySet<ChannelMessage> => {
  const scored = new Set<unknown>();
  for (const { data } of messages) {
    if (Sent.is(data) && isScoring(data) && typeof data.ClientId === 'string') scored.add(data.ClientId);
  }
  return new Set(
    messages.filter(
      ({ data }) =>
        Sent.is(data) &&
        (scored.has(data.ClientId) ||
          scored.has(data.DeletedEventClientId) ||
          (data.MatchEventType === 'Timer' && marks.has(data.Type))),
    ),
  );
};
