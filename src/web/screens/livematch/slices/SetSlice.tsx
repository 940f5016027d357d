import { clockOf } from '@kampdag/core/live/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { servingOf } from '@kampdag/core/live/serving';
import { setsOf } from '@kampdag/core/live/sets';
import type { VolleyballMessages } from '../../../i18n/messages/liveVolleyball.ts';
import { AwaitedClock } from '../header/AwaitedClock.tsx';
import { SetPoints } from '../header/SetPoints.tsx';
import * as styles from '../header/score.css.ts';
import { isSilent, periodLine } from '../liveBoard.ts';
import type { FollowedProps } from '../sports/face.ts';
import { useReading } from '../useLive.ts';

const setFacts = (live: LiveMatch) => {
  const { played } = setsOf(live);
  const last = played.at(-1);
  return {
    clock: clockOf(live),
    isSilent: isSilent(live),
    points: last?.points ?? null,
    isOver: last?.ended === true,
    serving: servingOf(live),
  };
};

/** `(25–23, 31–29)`: the points of each set that has ended. */
export const endedSets = (live: LiveMatch): string => {
  const ended = setsOf(live).played.filter((set) => set.ended);
  return ended.length === 0 ? '' : `(${ended.map(({ points: p }) => `${p.home}–${p.away}`).join(', ')})`;
};

/**
 * The points of the set being played and whose serve it is, after a set those it ended with; before the match, when it starts;
 * nothing once there is a result.
 */
export const SetSlice = ({
  actor,
  match,
  teams,
  isPlayed,
  messages: m,
}: FollowedProps<VolleyballMessages>) => {
  const facts = useReading(actor, setFacts);
  if (facts === null || facts.clock.state === 'notStarted') {
    const isLate = facts !== null && !facts.isSilent;
    return <AwaitedClock match={match} isPlayed={isPlayed} isOfSets isLate={isLate} />;
  }
  const { clock, points, isOver, serving } = facts;
  if (clock.state === 'ended' && match.result !== null) return null;
  return (
    <>
      {points === null ? (
        <p className={styles.setPoints} />
      ) : (
        <SetPoints
          points={points}
          isOver={isOver}
          label={m.set.points(points.home, points.away)}
          serving={serving === null || isOver ? null : { side: serving, text: m.set.serving(teams[serving]) }}
        />
      )}
      <p className={styles.period}>{periodLine(clock, m)}</p>
    </>
  );
};
