import type { LiveMatch } from '@kampdag/core/live/match';
import { playedSportOfMatch } from '@kampdag/core/site/deployment';
import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type FunctionComponent, memo, useCallback, useDeferredValue } from 'react';
import { useServices } from '../../context/services.ts';
import { sign } from '../../ui/Disclosure.css.ts';
import type { LiveProps } from '../live/liveSport.ts';
import { isComing, useDeferredSlice } from '../live/useLiveSlice.ts';
import { card, cardTitle } from '../parts/parts.css.ts';
import { unknownTable } from './lineScore.ts';
import { type LivePeriodFigures, livePeriodTable, type SummaryMessages } from './liveFigures.ts';
import { PeriodDownload, PeriodTable } from './PeriodTable.tsx';
import * as styles from './periodTable.css.ts';
import { summaryRoom } from './summaryRoom.css.ts';

interface SummaryCardProps extends Omit<ComponentProps<typeof PeriodTable>, 'look'> {
  /** A remark the table has no room for, such as the shootout's result. */
  readonly note: string | null;
}

/** Figures by period with totals; collapsed on narrow screens, where events come first. */
const SummaryCard = memo(({ note, ...table }: SummaryCardProps) => {
  const { caption } = table;
  const content = (
    <>
      <PeriodTable {...table} look="summary" />
      {note === null ? null : <p className={styles.summaryNote}>{note}</p>}
    </>
  );
  const downloadButton = <PeriodDownload {...table} />;
  return (
    <>
      <details className={styles.summaryFolded}>
        <summary className={styles.summaryFold}>
          <ChevronRight aria-hidden="true" size={18} className={sign} />
          {caption}
        </summary>
        {content}
        {downloadButton}
      </details>
      <section className={`${card} ${styles.summaryUnfolded}`} aria-labelledby="live-summary">
        <div className={styles.summaryHeader}>
          <h2 id="live-summary" className={cardTitle}>
            {caption}
          </h2>
          {downloadButton}
        </div>
        {content}
      </section>
    </>
  );
});
SummaryCard.displayName = 'SummaryCard';

/** A live match's figures by period, in a deferred render. Dashes where unknown during and after play; nothing before. */
export const livePeriods = <M extends SummaryMessages>(
  figures: LivePeriodFigures<M>,
): FunctionComponent<LiveProps<M>> => {
  const LivePeriods = ({ actor, teams, isPlayed, match, messages: m, room }: LiveProps<M>) => {
    const { deployment } = useServices();
    const table = useDeferredSlice(
      actor,
      useCallback((live: LiveMatch) => livePeriodTable(figures, live, m), [m]),
    );
    const note = useDeferredSlice(
      actor,
      useCallback((live: LiveMatch) => figures.noteOf(live, teams, m), [teams, m]),
    );
    const isLoading = useDeferredValue(useSelector(actor, isComing));
    const known = table === null || table.columns.length === 0 ? null : table;
    if (known === null && !isPlayed) return null;
    // Reserves the room of later columns.
    if (isLoading) return <div className={summaryRoom[room.summary]} />;
    const { title, team, total } = m.summary;
    return (
      <SummaryCard
        caption={title}
        teamLabel={team}
        total={total}
        table={
          known ??
          unknownTable(
            figures.always(playedSportOfMatch(deployment, match)),
            { short: m.shortPeriod, long: m.period },
            figures.figures.map(({ name }) => name(m)),
          )
        }
        names={teams}
        note={note}
      />
    );
  };
  return LivePeriods;
};
