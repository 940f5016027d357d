import { outstandingRows } from '@kampdag/core/league/standings/outstandingRows';
import { type PlaceOfDay, placesByDay, type SeasonTable } from '@kampdag/core/league/standings/seasonTable';
import type { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { type CivilDate, dateOfEpochDay, epochDayOf, partsOf } from '@kampdag/core/time/civilDate';
import { type ReactNode, useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { type StandingsMessages, standingsMessages } from '../../i18n/messages/standings.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { ChartFigure, type ChartTable } from '../../ui/chart/ChartFigure.tsx';
import { dateTicks } from '../../ui/chart/dateTicks.ts';
import { type Line, LineChart, type Tick } from '../../ui/chart/LineChart.tsx';
import { LineLegend } from '../../ui/chart/LineLegend.tsx';
import { manySeries, mostMutedLines, type Series } from '../../ui/chart/series.css.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { rowName } from '../rowName.ts';
import { placeHistoryMessages } from './placeHistoryMessages.ts';
import { type SeasonTableInput, useSeasonTable } from './useSeasonTable.ts';

/** Days since 1970. */
export const dayNumber = (date: CivilDate): number => epochDayOf(partsOf(date));

/** The rows' names, made unique by a number where a team has two entries. */
const namesOf = (rows: readonly StandingsRow[], m: StandingsMessages): readonly string[] => {
  const names = rows.map((row) => rowName(row, m));
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
};

/**
 * The colours of a table's rows, by index: the chosen one has the first. In a long table the leaders and the chosen one's neighbours have
 * the next, and the others none.
 */
const placeColours = (count: number, chosen: number): ReadonlyMap<number, Series> => {
  const others =
    count <= mostMutedLines ? [] : outstandingRows(count, [chosen]).filter((at) => at !== chosen);
  return new Map([chosen, ...others].map((at, place) => [at, manySeries[place] ?? 'quiet']));
};

/** The teams' places as lines, first place on top; those in colour above the muted others, which a long table leaves out. */
const placeLines = (
  places: readonly (readonly PlaceOfDay[])[],
  names: readonly string[],
  colours: ReadonlyMap<number, Series>,
): readonly Line[] =>
  places
    .map(
      (days, at): Line => ({
        name: names[at] ?? '',
        series: colours.get(at) ?? 'quiet',
        points: days.map(({ date, place }) => ({ x: dayNumber(date), y: -place })),
      }),
    )
    .filter(({ series }) => series !== 'quiet' || places.length <= mostMutedLines)
    .toSorted((a, b) => Number(b.series === 'quiet') - Number(a.series === 'quiet'));

/** Axis ticks: the first place, the last, and some between. */
const placeTicks = (teams: number): readonly Tick[] => {
  const step = Math.max(1, Math.ceil(teams / 6));
  const between = Array.from({ length: teams }, (_, at) => at + 1).filter(
    (place) => place === 1 || place === teams || (place % step === 0 && teams - place >= step / 2),
  );
  return between
    .filter((place) => place === 1 || place - 1 > step / 2)
    .map((place) => ({ at: -place, text: String(place) }));
};

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
  const words = useMessages(standingsMessages);
  const { number, dayOfMonth, longDate, shortMonth } = useFormat();
  const season = useMemo((): SeasonPlaces => {
    const places = placesByDay(table);
    return {
      places,
      names: namesOf(table.source.rows, words),
      xTicks: dateTicks(
        places.flatMap((days) => days.map(({ date }) => dayNumber(date))),
        { day: (date) => `${dayOfMonth(date)} ${shortMonth(date)}`, month: shortMonth },
      ),
      table,
    };
  }, [table, words, dayOfMonth, shortMonth]);
  const colours = placeColours(season.places.length, chosen);
  return (
    <ChartFigure title={m.title} summary={summaryOf(season)} table={tableOf(season)}>
      <LineChart
        lines={placeLines(season.places, season.names, colours)}
        xTicks={season.xTicks}
        yTicks={placeTicks(season.places.length)}
        readout={{
          x: (day) => longDate(dateOfEpochDay(day)),
          y: (place) => number(-place),
        }}
      />
      {colours.size === 1 ? null : (
        <LineLegend
          lines={[...colours]
            .toSorted(([a], [b]) => a - b)
            .map(([at, series]) => ({
              key: String(at),
              name: season.names[at] ?? '',
              series,
              last: number(season.places[at]?.at(-1)?.place ?? at + 1),
            }))}
        />
      )}
      {children?.(season)}
      <p>{m.made}</p>
    </ChartFigure>
  );
};

/** A chart of the teams' places through the season, with one highlighted. */
export const PlaceHistoryChart = ({ input, ...props }: PlaceHistoryChartProps) => {
  const m = useMessages(placeHistoryMessages);
  return (
    <CallResult page={useSeasonTable(input)} placeholder={<Skeleton height="24rem" />} failed={m.failed}>
      {(computed) =>
        computed.days.length === 0 ? <EmptyState text={m.none} /> : <Picture {...props} table={computed} />
      }
    </CallResult>
  );
};
