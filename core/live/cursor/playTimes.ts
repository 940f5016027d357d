import type { Side } from '../../side.ts';
import type { Instant } from '../../time/instant.ts';
import { timeOfPlay } from '../clock/period.ts';
import { eventsOf, type LiveMatch } from '../match.ts';

/** A stretch of play in which one side has more players, in seconds of play since the match began. */
export interface Advantage {
  readonly side: Side;
  readonly from: number;
  readonly until: number;
}

/**
 * When, by the channel's server time, a second of play was reached, as the events tell that were told of it or after it;
 * null where none was.
 */
export const instantOfPlay = (match: LiveMatch, seconds: number): Instant | null => {
  const after = eventsOf(match).flatMap(({ event, toldAt }) =>
    event.period !== null && event.elapsed !== null && timeOfPlay(match, event) >= seconds ? [toldAt] : [],
  );
  return after.reduce<Instant | null>((first, one) => (first === null || one < first ? one : first), null);
};
