import { PersonId } from '@kampdag/core/ids';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, bySide } from '@kampdag/core/side';
import {
  type BasketballPlayerLine,
  basketballBoxOf,
  type Shooting,
  type ShootingLine,
  shootingOf,
} from '@kampdag/core/sport/basketball/box';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { mmss } from '@kampdag/core/time/mmss';
import type { Figures } from '../../i18n/figures.ts';
import { byNumber, nameOf, playerOf } from '../../match/sheets/people.ts';
import type { SheetColumn, SheetPlayer } from '../../match/sheets/Sheet.tsx';
import type { BasketballMessages } from './liveMessages.ts';
import { shotFigures } from './shotFigures.ts';

/** A player's row: who, the figures so far, and his shooting as far as it was reported. */
export interface BasketballRow extends SheetPlayer {
  readonly line: BasketballLine | null;
  readonly shooting: ShootingLine | null;
  readonly efficiency: number | null;
}

/** One team's box score, by shirt number. */
interface BasketballSheet {
  readonly players: readonly BasketballRow[];
  readonly total: BasketballRow;
  readonly coaches: readonly string[];
}

/** Both teams' box scores. */
export interface BasketballSheets {
  readonly teams: BySide<BasketballSheet>;
  /** Whether field goals that missed were reported (reading 27). */
  readonly isComplete: boolean;
}

const figuresOf = (line: BasketballPlayerLine): BasketballLine => {
  const { id: _, side: _side, onCourt: _onCourt, efficiency: _efficiency, ...figures } = line;
  return figures;
};

/** Both teams' box scores so far (specification §2). */
export const basketballSheetsOf = (match: LiveMatch): BasketballSheets => {
  const { roster, coaches } = detailsOf(match);
  const { players, totals, coverage } = basketballBoxOf(match);
  const teams = bySide((side): BasketballSheet => {
    const total = totals[side];
    return {
      players: roster[side]
        .map((member): BasketballRow => {
          const line = players.get(member.id);
          const figures = line === undefined ? null : figuresOf(line);
          const shooting = figures === null ? null : shootingOf(figures, coverage);
          const own = { line: figures, shooting, efficiency: line?.efficiency ?? null };
          return Object.assign(own, playerOf(member, line?.onCourt ?? false));
        })
        .toSorted(byNumber),
      total: {
        id: PersonId(0),
        number: null,
        name: '',
        rank: null,
        isIn: false,
        line: total,
        shooting: shootingOf(total, coverage),
        efficiency: null,
      },
      coaches: coaches[side].map(nameOf),
    };
  });
  return { teams, isComplete: coverage.fieldGoals };
};

/** `4/9`, or `4` alone where nobody reports the misses (reading 27). */
const shots = (shooting: Shooting | undefined): string | number => {
  if (shooting === undefined) return 0;
  const { made, attempts, percentage } = shooting;
  if (attempts === 0) return 0;
  return percentage === null ? made : `${made}/${attempts}`;
};

/** `43 %`, of no attempt 0 (specification §5); a dash where it would be incomplete (reading 27). */
const percentage = (shooting: Shooting | undefined): string | null =>
  shooting === undefined || shooting.percentage === null ? null : `${shooting.percentage} %`;

/** The columns of a box score, made once per language. */
export const basketballColumns = (
  { box: b }: BasketballMessages,
  f: Figures,
): readonly SheetColumn<BasketballRow>[] => [
  {
    short: 'MIN',
    long: b.minutes,
    wide: true,
    text: ({ line }) => (line === null || line.seconds === 0 ? null : mmss(line.seconds)),
  },
  { short: 'PTS', long: b.points, text: ({ line }) => line?.points ?? 0, counts: ['points'] },
  {
    short: 'FG',
    long: b.fieldGoals,
    wide: true,
    text: ({ shooting }) => shots(shooting?.fieldGoals),
    ...shotFigures.fieldGoals,
  },
  {
    short: 'FG%',
    long: b.fieldGoalShare,
    wide: true,
    text: ({ shooting }) => percentage(shooting?.fieldGoals),
  },
  {
    short: '2P',
    long: b.twoPointers,
    wide: true,
    text: ({ shooting }) => shots(shooting?.twoPointers),
    ...shotFigures.twoPointers,
  },
  {
    short: '3P',
    long: b.threePointers,
    wide: true,
    text: ({ shooting }) => shots(shooting?.threePointers),
    ...shotFigures.threePointers,
  },
  {
    short: 'FT',
    long: b.freeThrows,
    wide: true,
    text: ({ shooting }) => shots(shooting?.freeThrows),
    ...shotFigures.freeThrows,
  },
  {
    short: 'OR',
    long: b.offensiveRebounds,
    text: ({ line }) => line?.offensiveRebounds ?? 0,
    counts: ['offensiveRebounds'],
  },
  {
    short: 'DR',
    long: b.defensiveRebounds,
    text: ({ line }) => line?.defensiveRebounds ?? 0,
    counts: ['defensiveRebounds'],
  },
  {
    short: 'REB',
    long: b.rebounds,
    text: ({ line }) => (line === null ? 0 : rebounds(line)),
    counts: ['offensiveRebounds', 'defensiveRebounds'],
  },
  { short: 'AST', long: b.assists, text: ({ line }) => line?.assists ?? 0, counts: ['assists'] },
  { short: 'STL', long: b.steals, text: ({ line }) => line?.steals ?? 0, counts: ['steals'] },
  { short: 'BLK', long: b.blocks, text: ({ line }) => line?.blocks ?? 0, counts: ['blocks'] },
  { short: 'TO', long: b.turnovers, text: ({ line }) => line?.turnovers ?? 0, counts: ['turnovers'] },
  { short: 'PF', long: b.fouls, text: ({ line }) => line?.fouls ?? 0, counts: ['fouls'] },
  {
    short: 'EFF',
    long: b.efficiency,
    wide: true,
    text: ({ efficiency }) => (efficiency === null ? null : f.decimals(efficiency, 2)),
  },
];
