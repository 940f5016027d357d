import { outstandingRows } from '@kampdag/core/league/standings/outstandingRows';
import { dateOfEpochDay } from '@kampdag/core/time/civilDate';
import { memo, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { dateTicks } from '../../ui/chart/dateTicks.ts';
import { LineChart } from '../../ui/chart/LineChart.tsx';
import { LineLegend } from '../../ui/chart/LineLegend.tsx';
import { LineSwatch } from '../../ui/chart/Swatch.tsx';
import { manySeries, type Series } from '../../ui/chart/series.css.ts';
import { roundTicks } from '../../ui/chart/ticks.ts';
import { ToggleChips } from '../../ui/controls/choices.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { sameValue } from '../../ui/sameValue.ts';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { daysOf, lastPoints, pointsAt, type RaceProps, type RaceTeam, raceLines } from './race.ts';
import * as styles from './standings.css.ts';

const firstShown = (race: readonly RaceTeam[], marked: readonly string[]): readonly string[] => {
  const keys = race.map(({ key }) => key);
  const own = marked.map((key) => keys.indexOf(key)).filter((at) => at !== -1);
  return outstandingRows(keys.length, own).flatMap((at) => keys[at] ?? []);
};

const PlainRaceChart = ({ race, marked, isSpread, summary }: RaceProps & { readonly summary: string }) => {
  const { race: m } = useMessages(standingsMessages);
  const { number, dayOfMonth, longDate, shortMonth } = useFormat();
  // A team keeps its colour while others come and go; null is a free colour.
  const [own, setOwn] = useState<readonly (string | null)[] | null>(null);
  const slots = own ?? firstShown(race, marked);
  const seriesOf = (key: string): Series | null => {
    const at = slots.indexOf(key);
    return at === -1 ? null : (manySeries[at] ?? null);
  };
  const toggle = (key: string) => {
    const at = slots.indexOf(key);
    const free = slots.indexOf(null);
    if (at !== -1) setOwn(slots.with(at, null));
    else if (free !== -1) setOwn(slots.with(free, key));
    else setOwn([...(slots.length < manySeries.length ? slots : slots.slice(1)), key]);
  };
  const xTicks = dateTicks(daysOf(race), {
    day: (date) => `${dayOfMonth(date)} ${shortMonth(date)}`,
    month: shortMonth,
  });
  const yTicks = roundTicks(
    race.flatMap(({ line }) => line.points.map(({ points }) => points)),
    5,
  ).map((at) => ({ at, text: number(at) }));
  return (
    <ChartFigure
      title={m.title}
      summary={summary}
      table={{
        columns: [m.team, ...xTicks.map(({ text }) => text), m.points],
        rows: race.map((team) => [
          team.name,
          ...xTicks.map(({ at }) => number(Math.round(pointsAt(team.line, at)))),
          number(lastPoints(team)),
        ]),
      }}
    >
      <LineChart
        lines={raceLines(race, seriesOf)}
        xTicks={xTicks}
        yTicks={yTicks}
        readout={{
          x: (day) => longDate(dateOfEpochDay(day)),
          y: (points) => number(Math.round(points)),
        }}
      />
      <LineLegend
        lines={race.flatMap((team) => {
          const series = seriesOf(team.key);
          return series === null
            ? []
            : [{ key: team.key, name: team.name, series, last: number(lastPoints(team)) }];
        })}
      />
      <Disclosure label={m.choose}>
        <ToggleChips
          label={m.choose}
          onToggle={toggle}
          toggles={race.map((team) => {
            const series = seriesOf(team.key);
            return {
              key: team.key,
              isOn: series !== null,
              label: (
                <>
                  <LineSwatch series={series ?? 'quiet'} />
                  <FederationName name={team.name} className={clamped.two} />
                </>
              ),
            };
          })}
        />
      </Disclosure>
      {isSpread ? <p className={styles.aside}>{m.note}</p> : null}
    </ChartFigure>
  );
};

/** The teams' points through the season. Memoized: sorting the table does not re-render it. */
export const RaceChart = memo(PlainRaceChart, sameValue);
