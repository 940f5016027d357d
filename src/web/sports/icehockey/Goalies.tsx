import type { Rows } from '@kampdag/core/decode/rows';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { byShirtNumber, fullName } from '@kampdag/core/league/player/person';
import { sides } from '@kampdag/core/side';
import { playerPath } from '@kampdag/core/site/paths';
import {
  type HockeyGoalie,
  savePercentage,
  secondsInGoal,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { useMemo } from 'react';
import type { Figures } from '../../i18n/figures.ts';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { type HockeyPageMessages, hockeyPageMessages } from '../../i18n/messages/matchpageHockey.ts';
import type { Page } from '../../machines/useCall.ts';
import { clockText } from '../../match/parts/clockText.ts';
import { Part } from '../../match/parts/Part.tsx';
import type { MatchPage } from '../../match/parts/page.ts';
import { pair, stack, subtitle } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { TeamLabel } from '../../match/parts/TeamLabel.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';

const shirtOf = ({ shirtNumber }: { readonly shirtNumber: string | null }): number | null =>
  shirtNumber !== null && /^\d+$/.test(shirtNumber) ? Number(shirtNumber) : null;

/** Specification §2: number, name, time on ice mm:ss, shots on goal, saves, save percentage with one decimal. */
const goalieColumns = (
  h: HockeyPageMessages,
  words: { readonly number: string; readonly player: string },
  f: Figures,
): readonly Column<HockeyGoalie>[] => [
  {
    key: 'number',
    label: '#',
    explanation: words.number,
    value: shirtOf,
    text: ({ shirtNumber }) => shirtNumber ?? '–',
    align: 'end',
  },
  { key: 'name', label: words.player, value: fullName, isHeader: true },
  {
    key: 'toi',
    label: h.toi,
    explanation: h.toiLong,
    value: secondsInGoal,
    text: (row) => clockText(secondsInGoal(row)),
    numeric: true,
  },
  {
    key: 'sog',
    label: h.sog,
    explanation: h.sogLong,
    value: ({ shotsAgainst }) => shotsAgainst,
    numeric: true,
  },
  { key: 'saves', label: h.saves, explanation: h.savesLong, value: ({ saves }) => saves, numeric: true },
  {
    key: 'pct',
    label: h.savePct,
    explanation: h.savePctLong,
    value: savePercentage,
    text: (row) => f.decimals(savePercentage(row), 1),
    numeric: true,
  },
];

interface GoaliesProps {
  readonly page: MatchPage;
  readonly goalies: Page<Rows<HockeyGoalie>>;
}

/** The goalies of both teams, by shirt number; each row leads to the player. */
export const Goalies = ({ page: { match, names, selection }, goalies }: GoaliesProps) => {
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const f = useFigures();
  const columns = useMemo(() => goalieColumns(h, m, f), [h, m, f]);
  return (
    <Section title={h.goalies} id="goalies" isBare>
      <Part page={goalies} what={m.parts.goalies} room="some">
        {({ rows }) => {
          const own = rowsBySide(match, rows);
          return (
            <div className={pair}>
              {sides.map((side) => (
                <div key={side} className={stack}>
                  <h3 className={subtitle}>
                    <TeamLabel name={names[side]} side={side} />
                  </h3>
                  <DataTable
                    caption={`${h.goalies}, ${names[side]}`}
                    rows={own[side].toSorted(byShirtNumber)}
                    columns={columns}
                    rowKey={({ personId }) => String(personId)}
                    name={`goalies-${side}`}
                    sort={null}
                    paged={false}
                    rowLink={({ personId, orgId }) => playerPath(selection, { playerId: personId, orgId })}
                  />
                </div>
              ))}
            </div>
          );
        }}
      </Part>
    </Section>
  );
};
