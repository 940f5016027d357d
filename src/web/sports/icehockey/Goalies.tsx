import { hockeyMatchGoalies } from '@kampdag/core/gateway/icehockeyEndpoints';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { byShirtNumber } from '@kampdag/core/league/player/person';

import {
  type HockeyGoalie,
  savePercentage,
  secondsInGoal,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { mmss } from '@kampdag/core/time/mmss';
import { useMemo } from 'react';
import type { Figures } from '../../i18n/figures.ts';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { useCall } from '../../machines/useCall.ts';
import { Part } from '../../match/parts/Part.tsx';
import type { MatchPage } from '../../match/parts/page.ts';
import { Section } from '../../match/parts/Section.tsx';
import { PlayerSheet } from '../../match/sheets/PlayerSheet.tsx';
import { TeamSheets } from '../../match/sheets/TeamSheets.tsx';
import type { Column } from '../../ui/table/column.ts';
import { type HockeyPageMessages, hockeyPageMessages } from './playedMessages.ts';

/** Specification §2: number, name, time on ice mm:ss, shots on goal, saves, save percentage with one decimal. */
const goalieColumns = (h: HockeyPageMessages, f: Figures): readonly Column<HockeyGoalie>[] => [
  {
    key: 'toi',
    label: h.toi,
    explanation: h.toiLong,
    value: secondsInGoal,
    text: (row) => mmss(secondsInGoal(row)),
  },
  {
    key: 'sog',
    label: h.sog,
    explanation: h.sogLong,
    value: ({ shotsAgainst }) => shotsAgainst,
  },
  { key: 'saves', label: h.saves, explanation: h.savesLong, value: ({ saves }) => saves },
  {
    key: 'pct',
    label: h.savePct,
    explanation: h.savePctLong,
    value: savePercentage,
    text: (row) => f.decimals(savePercentage(row), 1),
  },
];

/** The goalies of both teams, by shirt number; each row leads to the player. */
export const Goalies = ({ page: { match, names, selection } }: { readonly page: MatchPage }) => {
  const goalies = useCall(hockeyMatchGoalies, { matchId: match.matchId });
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const f = useFigures();
  const columns = useMemo(() => goalieColumns(h, f), [h, f]);
  return (
    <Section title={h.goalies} isBare>
      <Part page={goalies} what={m.parts.goalies} room="some">
        {({ rows }) => {
          const own = rowsBySide(match, rows);
          return (
            <TeamSheets names={names}>
              {(side) => (
                <PlayerSheet
                  caption={`${h.goalies}, ${names[side]}`}
                  name={`goalies-${side}`}
                  lines={own[side].toSorted(byShirtNumber)}
                  columns={columns}
                  selection={selection}
                />
              )}
            </TeamSheets>
          );
        }}
      </Part>
    </Section>
  );
};
