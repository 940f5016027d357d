import type { Side } from '../../side.ts';
import type { Instant } from '../../time/instant.ts';
import { timeOfPlay } from '../clock/period.ts';
import { eventsOf, type LiveMatch } from '../match.ts';

/** A span of play in which one side has more players, in seconds of play since the match began. */
export interface Advantage {
  readonly side: Side;
  readonly from: number;
  readonly until: number;
}

/** The server time at which events first reported a second of play or a later one; null where none has. */
export const instantOfPlay = (match: LiveMatch, seconds: number): Instant | null => {
  const after = eventsOf(match).flatMap(({ event, reportedAt }) =>
    event.period !== null && event.elapsed !== null && timeOfPlay(match, event) >= seconds
      ? [reportedAt]
      : [],
  );
  return after.reduce<Instant | null>((first, one) => (first === null || one < first ? one : first), null);
};
