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
import type { BasketballMessages } from './liveMessages.ts';
import { basketballColumns, basketballSheetsOf } from './liveSheets.ts';

/** Both basketball teams' box scores so far, and who is on the court. */
export const BasketballTeamsPanel = (props: LiveProps<BasketballMessages>) => {
  const { actor, match, teams, messages: m } = props;
  const sheets = useReadingAfter(actor, basketballSheetsOf);
  const f = useFigures();
  const columns = useMemo(() => basketballColumns(m, f), [m, f]);
  const words = useMemo(() => ({ ...m.box, isIn: m.box.onCourt }), [m]);
  const person = usePersonPath(match);
  if (sheets === null) return <PanelSkeleton />;
  const { teams: both, isComplete } = sheets;
  if (sides.every((side) => both[side].players.length === 0)) {
    return <p className={empty}>{m.box.none}</p>;
  }
  const isAnyIn = sides.some((side) => both[side].players.some(({ isIn }) => isIn));
  return (
    <>
      {sides.map((side) => (
        <section key={side} className={styles.team} aria-label={teams[side]}>
          <h3 className={styles.name}>{teams[side]}</h3>
          <Sheet
            caption={m.box.player}
            side={side}
            rows={both[side].players}
            columns={columns}
            words={words}
            pathOf={(id) => person(id, side)}
            boxLabel={`${m.box.player}, ${teams[side]}`}
            total={{ name: m.box.totals, row: both[side].total }}
          />
          {both[side].coaches.length === 0 ? null : (
            <p className={styles.coaches}>
              {m.box.coaches}: {both[side].coaches.join(', ')}
            </p>
          )}
        </section>
      ))}
      {isAnyIn ? (
        <p className={styles.legend}>
          <span aria-hidden="true" className={styles.isIn} />
          {m.box.onCourt}
        </p>
      ) : null}
      {isComplete ? null : <p className={styles.coaches}>{m.box.incomplete}</p>}
    </>
  );
};
