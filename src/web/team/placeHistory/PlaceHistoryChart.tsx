import { type PlaceOfDay, placesByDay, type SeasonTable } from '@kampdag/core/league/standings/seasonTable';
import { dateOfEpochDay } from '@kampdag/core/time/civilDate';
import { type ReactNode, useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { ChartFigure, type ChartTable } from '../../ui/chart/ChartFigure.tsx';
import { dateTicks } from '../../ui/chart/dateTicks.ts';
import { LineChart, type Tick } from '../../ui/chart/LineChart.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { placeHistoryMessages } from './placeHistoryMessages.ts';
import { namesOf, placeLines, placeTicks } from './placeLines.ts';
import { type SeasonTableInput, useSeasonTable } from './useSeasonTable.ts';

/** The places of all rows by day, as the chart's texts and table need them. */
export interface SeasonPlaces {
  readonly places: readonly (readonly PlaceOfDay[])[];
  readonly names: readonly string[];
  readonly xTicks: readonly Tick[];
  readonly table: SeasonTable;
}

interface PlaceHistoryChartProps {
  readonly input: SeasonTableInput;
  /** Index of the highlighted row in the federation's table. */
  readonly chosen: number;
  readonly summaryOf: (places: SeasonPlaces) => string;
  readonly tableOf: (places: SeasonPlaces) => ChartTable;
  /** Below the chart. */
  readonly children?: (places: SeasonPlaces) => ReactNode;
}

const Picture = ({
  table,
  chosen,
  summaryOf,
  tableOf,
  children,
}: Omit<PlaceHistoryChartProps, 'input'> & { readonly table: SeasonTable }) => {
  const m = useMessages(placeHistoryMessages);
  const { number, dayOfMonth, longDate, shortMonth } = useFormat();
  const season = useMemo((): SeasonPlaces => {
    const places = placesByDay(table);
    const lines = placeLines(places, [], -1);
    return {
      places,
      names: namesOf(table.source.rows),
      xTicks: dateTicks(
        lines.flatMap(({ points }) => points.map(({ x }) => x)),
        { day: (date) => `${dayOfMonth(date)} ${shortMonth(date)}`, month: shortMonth },
      ),
      table,
    };
  }, [table, dayOfMonth, shortMonth]);
  return (
    <ChartFigure title={m.title} summary={summaryOf(season)} table={tableOf(season)}>
      <LineChart
        lines={placeLines(season.places, season.names, chosen)}
        xTicks={season.xTicks}
        yTicks={placeTicks(season.places.length)}
        readout={{
          x: (day) => longDate(dateOfEpochDay(day)),
          y: (place) => number(-place),
        }}
      />
      {children?.(season)}
      <p>{m.made}</p>
    </ChartFigure>
  );
};

/** A chart of the teams' places through the season, with one highlighted. */
export const PlaceHistoryChart = ({ input, ...props }: PlaceHistoryChartProps) => {
  const m = useMessages(placeHistoryMessages);
  const { table, busy, retry } = useSeasonTable(input);
  return (
    <LoadableContent
      of={table}
      placeholder={<Skeleton height="24rem" />}
      failed={m.failed}
      busy={busy}
      onRetry={retry}
    >
      {(computed) =>
        computed.days.length === 0 ? <EmptyState text={m.none} /> : <Picture {...props} table={computed} />
      }
    </LoadableContent>
  );
};
