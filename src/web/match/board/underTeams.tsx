import type { FunctionComponent } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveProps, LiveSport } from '../live/liveSport.ts';
import { PeriodScores } from './boardSlices.tsx';
import * as styles from './under.css.ts';

/** A sport's facts under the teams: the scores of the periods, and statistics of both sides. */
export const underTeams = <M extends LiveMessages>({
  periodScores,
  strips,
}: Pick<LiveSport<M>, 'periodScores' | 'strips'>): FunctionComponent<LiveProps<M>> => {
  const drawn = Object.entries(strips);
  const UnderTeams = (props: LiveProps<M>) => (
    <>
      <PeriodScores {...props} read={periodScores} />
      {drawn.length === 0 ? null : (
        <div className={styles.strips}>
          {drawn.map(([name, Strip]) => (
            <Strip key={name} {...props} />
          ))}
        </div>
      )}
    </>
  );
  return UnderTeams;
};
