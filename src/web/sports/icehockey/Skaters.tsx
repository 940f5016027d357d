import { hockeyMatchPlayers } from '@kampdag/core/gateway/icehockeyEndpoints';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import { byShirtNumber } from '@kampdag/core/league/player/person';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';

import { type HockeyMatchPlayer, timeOnIce } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { mmss } from '@kampdag/core/time/mmss';
import { useMemo } from 'react';
import type { Figures } from '../../i18n/figures.ts';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { useCall } from '../../machines/useCall.ts';
import { Part } from '../../match/parts/Part.tsx';
import type { MatchPage } from '../../match/parts/page.ts';
import { Section } from '../../match/parts/Section.tsx';
import { TeamChoice, useTeam } from '../../match/parts/TeamChoice.tsx';
import { PlayerSheet } from '../../match/sheets/PlayerSheet.tsx';
import type { Column } from '../../ui/table/column.ts';
import { type HockeyPageMessages, hockeyPageMessages } from './playedMessages.ts';

/** A skater's figures (specification §3, "Hockey match player"). */
const skaterColumns = (
  { columns: c }: HockeyPageMessages,
  f: Figures,
): readonly Column<HockeyMatchPlayer>[] => {
  const count = (key: 'goals' | 'assists' | 'points' | 'shots'): Column<HockeyMatchPlayer> => ({
    key,
    label: c[key][0],
    explanation: c[key][1],
    value: (row) => row[key],
    numeric: true,
  });
  return [
    count('goals'),
    count('assists'),
    count('points'),
    {
      key: 'plusMinus',
      label: c.plusMinus[0],
      explanation: c.plusMinus[1],
      value: ({ plusMinus }) => plusMinus,
      text: ({ plusMinus }) => f.signed(plusMinus),
      numeric: true,
    },
    count('shots'),
    {
      key: 'pim',
      label: c.pim[0],
      explanation: c.pim[1],
      value: ({ penaltyMinutes }) => penaltyMinutes,
      numeric: true,
    },
    {
      key: 'faceoffs',
      label: c.faceoffs[0],
      explanation: c.faceoffs[1],
      value: ({ faceoffShare }) => faceoffShare,
      text: ({ faceoffShare }) =>
        f.decimals(faceoffShare === null ? null : percentageOfShare(faceoffShare), 1),
      numeric: true,
    },
    {
      key: 'toi',
      label: c.toi[0],
      explanation: c.toi[1],
      value: timeOnIce,
      text: (row) => {
        const seconds = timeOnIce(row);
        return seconds === null || seconds === 0 ? '–' : mmss(seconds);
      },
      numeric: true,
    },
  ];
};

const skatersOf = (players: readonly HockeyMatchPlayer[]): readonly HockeyMatchPlayer[] =>
  players.filter(({ memberType }) => !isGoaliePosition(memberType)).toSorted(byShirtNumber);

/** What the skaters of one team did; the other's at a touch. */
export const Skaters = ({ page: { match, names, selection } }: { readonly page: MatchPage }) => {
  const players = useCall(hockeyMatchPlayers, { matchId: match.matchId });
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const f = useFigures();
  const columns = useMemo(() => skaterColumns(h, f), [h, f]);
  const [side, choose] = useTeam();
  return (
    <Section title={h.skaters} isBare aside={<TeamChoice names={names} side={side} onChoose={choose} />}>
      <Part page={players} what={m.parts.players} room="table">
        {({ rows }) => (
          <PlayerSheet
            key={side}
            caption={`${h.skaters}, ${names[side]}`}
            name="skaters"
            lines={skatersOf(rowsBySide(match, rows)[side])}
            columns={columns}
            selection={selection}
          />
        )}
      </Part>
    </Section>
  );
};
