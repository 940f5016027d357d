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
  const UnderTeams = (props: LiveProps<M>) => (
    <>
      <PeriodScores {...props} read={periodScores} />
      {strips.length === 0 ? null : (
        <div className={styles.strips}>
          {strips.map((Strip, at) => (
            <Strip key={at} {...props} />
          ))}
        </div>
      )}
    </>
  );
  return UnderTeams;
};
