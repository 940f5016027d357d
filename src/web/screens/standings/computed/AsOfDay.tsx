import { type SeasonTable, tableAt } from '@kampdag/core/league/standings/seasonTable';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useEffect, useState } from 'react';
import { useToday } from '../../../context/now.ts';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import { CallResult } from '../../../machines/CallResult.tsx';
import { useSeasonTable } from '../../../team/placeHistory/useSeasonTable.ts';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/waiting/EmptyState.tsx';
import { Caveats, ComputedTable, type ComputedTableProps } from './ComputedTable.tsx';
import { computedMessages } from './computedMessages.ts';
import { DayBar } from './DayBar.tsx';

/** The debounce in milliseconds before the address follows the slider. */
const settling = 250;

/** The props of a past day's table. */
export interface AsOfDayProps extends ComputedTableProps {
  /** The day in the address. */
  readonly day: CivilDate;
  readonly onDay: (day: CivilDate) => void;
  readonly onLeave: () => void;
}

const Table = ({
  table,
  day,
  ...props
}: ComputedTableProps & Pick<AsOfDayProps, 'day'> & { readonly table: SeasonTable }) => {
  const { asOf: m } = useMessages(computedMessages);
  const { longDate } = useFormat();
  return (
    <>
      <ComputedTable
        {...props}
        caption={m.caption(props.leagueName, longDate(day))}
        moved={tableAt(table, day)}
        matches={props.matches.filter(({ date }) => date === null || date <= day)}
      />
      <Caveats
        made={[m.made, table.order[0]?.startsWith('mutual') === true ? m.mutual : m.difference]}
        caveats={table.caveats}
      />
    </>
  );
};

/** The league's table as of a day, with a slider to other days. */
export const AsOfDay = ({ day: addressed, onDay, onLeave, ...props }: AsOfDayProps) => {
  const { asOf: m } = useMessages(computedMessages);
  const today = useToday();
  const page = useSeasonTable(props);
  // The chosen day is ahead of the address, which follows after the debounce.
  const [chosen, setChosen] = useState({ addressed, day: addressed });
  const wished = chosen.addressed === addressed ? chosen.day : addressed;
  // A future day has no table.
  const day = wished > today ? today : wished;
  useEffect(() => {
    if (day === addressed) return undefined;
    const timer = setTimeout(() => onDay(day), settling);
    return () => clearTimeout(timer);
  }, [day, addressed, onDay]);
  return (
    <CallResult
      page={page}
      placeholder={<TableSkeleton columns={8} rows={props.rows.length} />}
      failed={m.failed}
    >
      {(computed) =>
        computed.days.length === 0 ? (
          <EmptyState text={m.noResults} />
        ) : (
          <>
            <DayBar
              day={day}
              today={today}
              days={computed.days}
              onDay={(next) => setChosen({ addressed, day: next })}
              onLeave={onLeave}
            />
            <Table {...props} table={computed} day={day} />
          </>
        )
      }
    </CallResult>
  );
};
