import type { LiveMatch } from '@kampdag/core/live/match';
import { useSelector } from '@xstate/react';
import { type FunctionComponent, useCallback, useDeferredValue } from 'react';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import type { LiveProps } from '../live/liveSport.ts';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import { type LivePeriodFigures, livePeriodTable, type SummaryMessages } from './liveFigures.ts';
import { unknownTable } from './periodTable.ts';
import { SummaryCard } from './SummaryCard.tsx';
import { summaryRoom } from './summaryRoom.css.ts';

const isComing = ({ value, context: { match } }: LiveSnapshot): boolean =>
  match === null && (value === 'waiting' || value === 'replaying');

/** A live match's figures by period, in a deferred render. Dashes where unknown during and after play; nothing before. */
export const livePeriods = <M extends SummaryMessages>(
  figures: LivePeriodFigures<M>,
): FunctionComponent<LiveProps<M>> => {
  const LivePeriods = ({ actor, teams, isPlayed, messages: m, room }: LiveProps<M>) => {
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
        title={title}
        teamLabel={team}
        total={total}
        table={
          known ??
          unknownTable(
            figures.always,
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
