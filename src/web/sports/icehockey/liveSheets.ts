import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Member } from '@kampdag/core/live/wire/matchData';
import { type BySide, bySide } from '@kampdag/core/side';
import { type HockeyPlayerLine, playersOf, savePercentage } from '@kampdag/core/sport/icehockey/live/players';
import type { Figures } from '../../i18n/figures.ts';
import { byNumber, nameOf, playerOf } from '../../match/sheets/people.ts';
import type { SheetColumn, SheetPlayer } from '../../match/sheets/Sheet.tsx';
import type { HockeyMessages } from './liveMessages.ts';

/** A player's row: who, and the figures so far; null where there are none yet. */
export interface HockeyRow extends SheetPlayer {
  readonly line: HockeyPlayerLine | null;
}

/** One team's sheet, by shirt number. */
interface HockeySheet {
  readonly skaters: readonly HockeyRow[];
  readonly goalies: readonly HockeyRow[];
  readonly coaches: readonly string[];
}

/** Both teams' sheets. */
export const hockeySheetsOf = (match: LiveMatch): BySide<HockeySheet> => {
  const { roster, goalies, coaches } = detailsOf(match);
  const lines = playersOf(match);
  const row = (member: Member): HockeyRow => ({
    ...playerOf(member, false),
    line: lines.get(member.id) ?? null,
  });
  return bySide((side) => {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    return {
      skaters: roster[side]
        .filter(({ id }) => !keepers.has(id))
        .map(row)
        .toSorted(byNumber),
      goalies: goalies[side].map(row).toSorted(byNumber),
      coaches: coaches[side].map(nameOf),
    };
  });
};

/** The columns of both kinds of player, made once per language. */
export const hockeyColumns = (
  { teams: t }: HockeyMessages,
  f: Figures,
): Readonly<Record<'skaters' | 'goalies', readonly SheetColumn<HockeyRow>[]>> => ({
  skaters: [
    { short: 'G', long: t.goals, text: ({ line }) => line?.goals ?? 0, counts: ['goals'] },
    { short: 'A', long: t.assists, text: ({ line }) => line?.assists ?? 0, counts: ['assists'] },
    { short: 'P', long: t.points, text: ({ line }) => line?.points ?? 0, counts: ['goals', 'assists'] },
    { short: 'SOG', long: t.shots, text: ({ line }) => line?.shots ?? 0, counts: ['shots'] },
    { short: 'PIM', long: t.penaltyMinutes, text: ({ line }) => line?.pim ?? 0, counts: ['pim'] },
    {
      short: 'FO',
      long: t.faceoffs,
      wide: true,
      text: ({ line }) => {
        const taken = line === null ? 0 : line.faceoffsWon + line.faceoffsLost;
        return taken === 0 ? null : `${line?.faceoffsWon ?? 0}/${taken}`;
      },
      counts: ['faceoffsWon'],
      among: ['faceoffsWon', 'faceoffsLost'],
    },
  ],
  goalies: [
    {
      short: 'SA',
      long: t.shotsAgainst,
      text: ({ line }) => line?.shotsAgainst ?? 0,
      counts: ['saves', 'goalsAgainst'],
    },
    { short: 'SV', long: t.saves, text: ({ line }) => line?.saves ?? 0, counts: ['saves'] },
    {
      short: 'SV%',
      long: t.savePercentage,
      wide: true,
      text: ({ line }) => (line === null ? null : f.decimals(savePercentage(line), 1)),
    },
  ],
});
