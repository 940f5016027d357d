import {
  hockeyGoalieGames,
  hockeyGoalieLeague,
  hockeyPlayerGames,
  hockeyPlayerLeague,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import { secondsInGoal } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import {
  type GoalieFigures,
  type GoalieTotals,
  goalieFigures,
  goalieTotals,
  type SkaterTotals,
  skaterTotals,
} from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import { type CareerKind, seasonFigures } from '../../../player/career/kind.ts';
import type { Tile } from '../../../player/Tiles.tsx';
import { tilesOf } from '../../../player/Tiles.tsx';
import type { Formatting } from '../../../player/useFormatting.ts';
import {
  decimals,
  field,
  fields,
  figure,
  type StatisticsColumn,
  signed,
  time,
} from '../../../statistics/columns.ts';
import { hockeyTerms as terms } from '../terms.ts';

/** What tells skaters and goalies apart on a player's page. */
export interface HockeyKind {
  readonly calls: {
    readonly games: typeof hockeyPlayerGames | typeof hockeyGoalieGames;
    readonly league: typeof hockeyPlayerLeague | typeof hockeyGoalieLeague;
  };
  /** The main figure, by which its bars are named. */
  readonly metric: 'points' | 'saves';
  /** The columns of a game. */
  readonly columns: readonly StatisticsColumn<HockeyPlayerGame>[];
  /** The usual number of tiles. */
  readonly tileCount: number;
  readonly tiles: (games: readonly HockeyPlayerGame[], writing: Formatting) => readonly Tile[];
  /** A game's bar; null for a game that has none. */
  readonly bar: (
    game: HockeyPlayerGame,
    writing: Pick<Formatting, 'format' | 'figures'>,
  ) => { readonly value: number; readonly text: string } | null;
  readonly career: CareerKind<never, HockeyPlayerGame>['figures'];
}

const share = (value: number | null): number | null => (value === null ? null : percentageOfShare(value));

const secondsPlayed = (row: HockeyPlayerGame): number | null => secondsInGoal(row) || null;

const penaltyMinutes = figure<HockeyPlayerGame>('pim', terms.penaltyMinutes, (row) => row.penaltyMinutes);

const skaterPoints = figure<SkaterTotals>('points', terms.points, ({ games, points }) =>
  games === 0 ? null : points,
);
const skaterGoals = [
  figure<SkaterTotals>('games', terms.gamesPlayed, ({ games }) => games),
  ...fields(terms, 'goals', 'assists'),
  skaterPoints,
];
const skaterDiscipline = [field(terms, 'plusMinus', signed), field(terms, 'penaltyMinutes')];

/** Face-offs only for one who took any. */
const skaterTiles = (sum: SkaterTotals): readonly StatisticsColumn<SkaterTotals>[] => [
  ...skaterGoals,
  field(terms, 'pointsPerGame', decimals(2)),
  ...skaterDiscipline,
  ...fields(terms, 'powerPlayGoals', 'gameWinningGoals', 'shots'),
  field(terms, 'shootingPercentage', decimals(1)),
  ...(sum.faceoffs > 0 ? [field(terms, 'faceoffPercentage', decimals(1))] : []),
];

const skater: HockeyKind = {
  calls: { games: hockeyPlayerGames, league: hockeyPlayerLeague },
  metric: 'points',
  // Specification §3, "Hockey player game row".
  columns: [
    ...fields(terms, 'goals', 'assists', 'points'),
    field(terms, 'plusMinus', signed),
    penaltyMinutes,
    figure('ppg', terms.powerPlayGoals, ({ powerPlayGoals }) => powerPlayGoals),
    figure('ppa', terms.powerPlayAssists, ({ powerPlayAssists }) => powerPlayAssists),
    figure('shg', terms.shortHandedGoals, ({ shortHandedGoals }) => shortHandedGoals),
    figure('sha', terms.shortHandedAssists, ({ shortHandedAssists }) => shortHandedAssists),
    figure('gwg', terms.gameWinningGoals, ({ gameWinningGoals }) => gameWinningGoals),
    field(terms, 'shots'),
    figure(
      'shotsPct',
      terms.shootingPercentage,
      ({ shots, shootingShare }) => (shots > 0 ? share(shootingShare) : null),
      decimals(1),
    ),
    field(terms, 'faceoffs'),
    figure('faceoffsPct', terms.faceoffPercentage, ({ faceoffShare }) => share(faceoffShare), decimals(1)),
    figure('toi', terms.timeOnIce, secondsPlayed, time),
  ],
  tileCount: 12,
  tiles: (games, writing) => {
    const sum = skaterTotals(games);
    return tilesOf(skaterTiles(sum), 'points', sum, writing);
  },
  bar: ({ points }, { format }) => ({ value: points, text: format.number(points) }),
  career: seasonFigures(skaterTotals, skaterPoints, [...skaterGoals, ...skaterDiscipline]),
};

/** A figure of a goalie who played; null for a backup. */
const played = (
  key: string,
  heading: (typeof terms)[keyof typeof terms],
  of: (own: GoalieFigures) => number | null,
  places?: number,
): StatisticsColumn<HockeyPlayerGame> =>
  figure(
    key,
    heading,
    (row) => {
      const own = goalieFigures(row);
      return own.seconds > 0 || own.shotsAgainst > 0 ? of(own) : null;
    },
    places === undefined ? undefined : decimals(places),
  );

const goalieTime = [
  figure<GoalieTotals>('games', terms.gamesPlayed, ({ games }) => games),
  figure<GoalieTotals>('timeInGoal', terms.timeInGoal, ({ seconds }) => seconds, time),
  field(terms, 'shotsAgainst'),
];
const goalieSaves = field(terms, 'savePercentage', decimals(1));
const goalieAverage = figure<GoalieTotals>(
  'goalsAgainstAverage',
  terms.goalsAgainstAverage,
  ({ average }) => average,
  decimals(2),
);

const goalie: HockeyKind = {
  calls: { games: hockeyGoalieGames, league: hockeyGoalieLeague },
  metric: 'saves',
  columns: [
    figure('toi', terms.timeInGoal, secondsPlayed, time),
    played('sa', terms.shotsAgainst, ({ shotsAgainst }) => shotsAgainst),
    played('sv', terms.saves, ({ saves }) => saves),
    played('ga', terms.goalsAgainst, ({ goalsAgainst }) => goalsAgainst),
    played('svPct', terms.savePercentage, ({ savePercentage }) => savePercentage, 1),
    played('gaa', terms.goalsAgainstAverage, ({ average }) => average, 2),
    penaltyMinutes,
  ],
  tileCount: 7,
  tiles: (games, writing) =>
    tilesOf(
      [...goalieTime, ...fields(terms, 'saves', 'goalsAgainst'), goalieSaves, goalieAverage],
      'savePercentage',
      goalieTotals(games),
      writing,
    ),
  bar: (game, { figures }) => {
    const { shotsAgainst, savePercentage } = goalieFigures(game);
    return shotsAgainst > 0
      ? { value: savePercentage ?? 0, text: figures.decimals(savePercentage, 1) }
      : null;
  },
  career: seasonFigures(goalieTotals, goalieSaves, [...goalieTime, goalieSaves, goalieAverage]),
};

/** The kind of a player in a position (specification §2: goalies have other figures). */
export const hockeyKindOf = (position: string | null): HockeyKind =>
  isGoaliePosition(position) ? goalie : skater;
