import { clockOf } from '@kampdag/core/live/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { servingOf } from '@kampdag/core/live/serving';
import { setsOf } from '@kampdag/core/live/sets';
import type { VolleyballMessages } from '../../../i18n/messages/liveVolleyball.ts';
import { AwaitedClock } from '../header/AwaitedClock.tsx';
import { SetPoints } from '../header/SetPoints.tsx';
import * as styles from '../header/score.css.ts';
import { periodLine } from '../liveBoard.ts';
import type { FollowedProps } from '../sports/face.ts';
import { useReading } from '../useLive.ts';
import { PeriodName } from './boardSlices.tsx';

const setFacts = (live: LiveMatch) => {
  const { played } = setsOf(live);
  const last = played.at(-1);
  return {
    clock: clockOf(live),
    current: last === undefined || last.ended ? null : last.points,
    serving: servingOf(live),
    ended: played
      .filter(({ ended }) => ended)
      .map(({ points }) => `${points.home}–${points.away}`)
      .join(', '),
  };
};

/** The points of the set being played, whose serve it is, and the sets before; before the match, when it starts. */
export const SetSlice = ({
  actor,
  match,
  teams,
  isPlayed,
  messages: m,
}: FollowedProps<VolleyballMessages>) => {
  const facts = useReading(actor, setFacts);
  if (facts === null || facts.clock.state === 'notStarted') {
    return <AwaitedClock match={match} isPlayed={isPlayed} />;
  }
  const { clock, current, serving, ended } = facts;
  return (
    <>
      {clock.state === 'ended' ? null : current === null ? (
        <p className={styles.setPoints} />
      ) : (
        <SetPoints
          points={current}
          label={m.set.points(current.home, current.away)}
          serving={serving === null ? null : { side: serving, text: m.set.serving(teams[serving]) }}
        />
      )}
      <PeriodName clock={clock} text={periodLine(clock, m)} />
      <p className={styles.byPeriod}>{ended === '' ? '' : `(${ended})`}</p>
    </>
  );
};
