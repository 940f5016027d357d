import type { Shot } from '../../../live/events/goalEvents.ts';
import { eventsOfType } from '../../../live/eventsOfType.ts';
import { byToken, type CurrentEvent } from '../../../live/log/currentEvent.ts';
import { derived } from '../../../live/reading.ts';
import { isSaved, type PenaltyShot } from '../event.ts';

/** The most seconds of play between a penalty shot and a Shot that reports it too. */
const sameShot = 5;

/** The saved penalty shots that no Shot of the same player reports too: each is a shot and a save (IIHF statistics). */
export const savedPenaltyShotsOf = derived(
  (match) => [eventsOfType<Shot>(match, 'shot'), eventsOfType<PenaltyShot>(match, 'penaltyShot')],
  (match) => {
    const told = new Set<CurrentEvent>();
    return eventsOfType<PenaltyShot>(match, 'penaltyShot').filter(({ event }) => {
      if (event.side === null || !isSaved(event)) return false;
      const repeat = eventsOfType<Shot>(match, 'shot').find(
        (other) =>
          !told.has(other) &&
          other.event.side === event.side &&
          other.event.period === event.period &&
          other.event.player === event.player &&
          Math.abs((other.event.elapsed ?? 0) - (event.elapsed ?? 0)) <= sameShot,
      );
      if (repeat !== undefined) told.add(repeat);
      return repeat === undefined;
    });
  },
);

/** The shots on goal that did not score, in the order of the log. */
export const savedShotsOf = derived(
  (match) => [eventsOfType<Shot>(match, 'shot'), savedPenaltyShotsOf(match)],
  (match): readonly CurrentEvent[] => {
    const shots = eventsOfType<Shot>(match, 'shot');
    const saved = savedPenaltyShotsOf(match);
    return saved.length === 0 ? shots : [...shots, ...saved].toSorted(byToken);
  },
);
