import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import {
  dayNumber,
  PlaceHistoryChart,
  type SeasonPlaces,
} from '../../../team/placeHistory/PlaceHistoryChart.tsx';
import { placeHistoryMessages } from '../../../team/placeHistory/placeHistoryMessages.ts';
import type { SeasonTableInput } from '../../../team/placeHistory/useSeasonTable.ts';
import { ToggleChips } from '../../../ui/controls/choices.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { FederationName } from '../../../ui/text/FederationName.tsx';
import { clamped } from '../../../ui/text/text.css.ts';

interface LeaguePlacesProps {
  readonly input: SeasonTableInput;
  /** The index of the filter's team in the federation's list; null if none. */
  readonly chosen: number | null;
}

/** All teams' positions through the season, one team highlighted: at first the filter's, otherwise the leader. */
export const LeaguePlaces = ({ input, chosen }: LeaguePlacesProps) => {
  const m = useMessages(placeHistoryMessages);
  const { number } = useFormat();
  const [own, setOwn] = useState<number | null>(null);
  const at = own ?? chosen ?? 0;
  const tableOf = ({ places, names, xTicks }: SeasonPlaces) => ({
    columns: [m.team, ...xTicks.map(({ text }) => text), m.now],
    rows: names.map((name, row) => [
      name,
      ...xTicks.map((tick) => {
        const then = places[row]?.findLast(({ date }) => dayNumber(date) <= tick.at);
        return then === undefined ? '–' : number(then.place);
      }),
      number(places[row]?.at(-1)?.place ?? row + 1),
    ]),
  });
  return (
    <PlaceHistoryChart
      input={input}
      chosen={at}
      summaryOf={({ names, table }) => m.ofLeague(names[at] ?? '', number(table.days.length))}
      tableOf={tableOf}
    >
      {({ names }) => (
        <Disclosure label={m.choose}>
          <ToggleChips
            label={m.choose}
            onToggle={(key) => setOwn(Number(key))}
            toggles={names.map((name, row) => ({
              key: String(row),
              isOn: row === at,
              label: <FederationName name={name} className={clamped.two} />,
            }))}
          />
        </Disclosure>
      )}
    </PlaceHistoryChart>
  );
};
