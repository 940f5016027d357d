import type { PlaceOfDay } from '@kampdag/core/league/standings/seasonTable';
import { type StandingsRow, standingsName } from '@kampdag/core/league/standings/standingsRow';
import { type CivilDate, epochDayOf, partsOf } from '@kampdag/core/time/civilDate';
import type { Line, Tick } from '../../ui/chart/LineChart.tsx';

/** Days since 1970. */
export const dayNumber = (date: CivilDate): number => epochDayOf(partsOf(date));

/** The rows' names, made unique by a number where a team has two entries. */
export const namesOf = (rows: readonly StandingsRow[]): readonly string[] => {
  const names = rows.map(standingsName);
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
};

/** The teams' places as lines, first place on top; the chosen one in colour above the others. */
export const placeLines = (
  places: readonly (readonly PlaceOfDay[])[],
  names: readonly string[],
  chosen: number,
): readonly Line[] =>
  places
    .map(
      (days, at): Line => ({
        name: names[at] ?? '',
        series: at === chosen ? 'one' : 'quiet',
        points: days.map(({ date, place }) => ({ x: dayNumber(date), y: -place })),
      }),
    )
    .toSorted((a, b) => Number(b.series === 'quiet') - Number(a.series === 'quiet'));

/** Axis ticks: the first place, the last, and some between. */
export const placeTicks = (teams: number): readonly Tick[] => {
  const step = Math.max(1, Math.ceil(teams / 6));
  const between = Array.from({ length: teams }, (_, at) => at + 1).filter(
    (place) => place === 1 || place === teams || (place % step === 0 && teams - place >= step / 2),
  );
  return between
    .filter((place) => place === 1 || place - 1 > step / 2)
    .map((place) => ({ at: -place, text: String(place) }));
};
