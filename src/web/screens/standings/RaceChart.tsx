import { dateOfEpochDay } from '@kampdag/core/time/civilDate';
import { memo, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { dateTicks } from '../../ui/chart/dateTicks.ts';
import { LineChart } from '../../ui/chart/LineChart.tsx';
import { LineSwatch } from '../../ui/chart/Swatch.tsx';
import type { Series } from '../../ui/chart/series.css.ts';
import { roundTicks } from '../../ui/chart/ticks.ts';
import { ToggleChips } from '../../ui/controls/choices.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { daysOf, lastPoints, pointsAt, type RaceProps, type RaceTeam, raceLines } from './race.ts';
import * as styles from './standings.css.ts';

/** As many colours as remain distinguishable. */
const colours: readonly Series[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Shown at first: the top of the table, and the filter's team. */
const shownAtFirst = 4;

const firstShown = (race: readonly RaceTeam[], chosen: string | null): readonly string[] => {
  const keys = race.map(({ key }) => key);
  const head = keys.slice(0, shownAtFirst);
  return chosen === null || head.includes(chosen) || !keys.includes(chosen) ? head : [...head, chosen];
};

const PlainRaceChart = ({ race, chosen, isSpread, summary }: RaceProps & { readonly summary: string }) => {
  const { race: m } = useMessages(standingsMessages);
  const { number, dayOfMonth, longDate, shortMonth } = useFormat();
  // A team keeps its colour while others come and go; null is a free colour.
  const [own, setOwn] = useState<readonly (string | null)[] | null>(null);
  const slots = own ?? firstShown(race, chosen);
  const seriesOf = (key: string): Series | null => {
    const at = slots.indexOf(key);
    return at === -1 ? null : (colours[at] ?? null);
  };
  const toggle = (key: string) => {
    const at = slots.indexOf(key);
    const free = slots.indexOf(null);
    if (at !== -1) setOwn(slots.with(at, null));
    else if (free !== -1) setOwn(slots.with(free, key));
    else setOwn([...(slots.length < colours.length ? slots : slots.slice(1)), key]);
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
      <ul className={styles.legend} aria-hidden="true">
        {race.flatMap((team) => {
          const series = seriesOf(team.key);
          return series === null
            ? []
            : [
                <li key={team.key} className={styles.legendItem}>
                  <LineSwatch series={series} />
                  <span className={clamped.one}>{team.name}</span>
                  <b>{number(lastPoints(team))}</b>
                </li>,
              ];
        })}
      </ul>
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
export const RaceChart = memo(PlainRaceChart);
