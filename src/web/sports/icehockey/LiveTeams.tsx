import { sides } from '@kampdag/core/side';
import { useMemo } from 'react';
import { useFigures } from '../../i18n/I18nContext.tsx';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { useReadingAfter } from '../../match/live/useLive.ts';
import { usePersonPath } from '../../match/live/usePersonPath.ts';
import { empty } from '../../match/plays/list/list.css.ts';
import { Sheet } from '../../match/sheets/Sheet.tsx';
import * as styles from '../../match/sheets/sheets.css.ts';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import type { HockeyMessages } from './liveMessages.ts';
import { hockeyColumns, hockeySheetsOf } from './liveSheets.ts';

/** Both hockey teams' players with their figures so far. */
export const HockeyTeamsPanel = ({ actor, match, teams, messages: m }: LiveProps<HockeyMessages>) => {
  const sheets = useReadingAfter(actor, hockeySheetsOf);
  const f = useFigures();
  const columns = useMemo(() => hockeyColumns(m, f), [m, f]);
  const words = useMemo(() => ({ ...m.teams, isIn: m.lineups.onIce }), [m]);
  const person = usePersonPath(match);
  if (sheets === null) return <PanelSkeleton />;
  if (sides.every((side) => sheets[side].skaters.length + sheets[side].goalies.length === 0)) {
    return <p className={empty}>{m.teams.none}</p>;
  }
  return sides.map((side) => (
    <section key={side} className={styles.team} aria-label={teams[side]}>
      <h3 className={styles.name}>{teams[side]}</h3>
      {(['skaters', 'goalies'] as const).map((kind) =>
        sheets[side][kind].length === 0 ? null : (
          <Sheet
            key={kind}
            caption={m.teams[kind]}
            side={side}
            rows={sheets[side][kind]}
            columns={columns[kind]}
            words={words}
            pathOf={(id) => person(id, side)}
          />
        ),
      )}
      {sheets[side].coaches.length === 0 ? null : (
        <p className={styles.coaches}>
          {m.teams.coaches}: {sheets[side].coaches.join(', ')}
        </p>
      )}
    </section>
  ));
};
