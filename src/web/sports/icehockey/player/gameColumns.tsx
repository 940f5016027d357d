import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import { secondsInGoal } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { type GoalieFigures, goalieFigures } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { Formatting } from '../../../player/useFormatting.ts';
import {
  columnIn,
  decimals,
  fields,
  figure,
  type StatisticsColumn,
  signed,
  time,
} from '../../../statistics/columns.ts';
import type { Column } from '../../../ui/table/column.ts';
import { hockeyTerms as terms } from '../terms.ts';
import * as styles from './games.css.ts';
import { opponentName, opponentsIn } from './opponents.ts';

type GameColumn = StatisticsColumn<HockeyPlayerGame>;

const share = (value: number | null): number | null => (value === null ? null : percentageOfShare(value));

const secondsPlayed = (row: HockeyPlayerGame): number | null => secondsInGoal(row) || null;

/** The columns of a skater's game (specification §3, "Hockey player game row"). */
const skaterColumns: readonly GameColumn[] = [
  ...fields(terms, 'goals', 'assists', 'points'),
  figure('plusMinus', terms.plusMinus, ({ plusMinus }) => plusMinus, signed),
  figure('pim', terms.penaltyMinutes, ({ penaltyMinutes }) => penaltyMinutes),
  figure('ppg', terms.powerPlayGoals, ({ powerPlayGoals }) => powerPlayGoals),
  figure('ppa', terms.powerPlayAssists, ({ powerPlayAssists }) => powerPlayAssists),
  figure('shg', terms.shortHandedGoals, ({ shortHandedGoals }) => shortHandedGoals),
  figure('sha', terms.shortHandedAssists, ({ shortHandedAssists }) => shortHandedAssists),
  figure('gwg', terms.gameWinningGoals, ({ gameWinningGoals }) => gameWinningGoals),
  figure('shots', terms.shots, ({ shots }) => shots),
  figure(
    'shotsPct',
    terms.shootingPercentage,
    ({ shots, shootingShare }) => (shots > 0 ? share(shootingShare) : null),
    decimals(1),
  ),
  figure('faceoffs', terms.faceoffs, ({ faceoffs }) => faceoffs),
  figure('faceoffsPct', terms.faceoffPercentage, ({ faceoffShare }) => share(faceoffShare), decimals(1)),
  figure('toi', terms.timeOnIce, secondsPlayed, time),
];

/** A figure of a goalie who played; null for a backup. */
const played =
  (of: (own: GoalieFigures) => number | null) =>
  (row: HockeyPlayerGame): number | null => {
    const own = goalieFigures(row);
    return own.seconds > 0 || own.shotsAgainst > 0 ? of(own) : null;
  };

const shotsAgainst = played((own) => own.shotsAgainst);
const saves = played((own) => own.saves);
const goalsAgainst = played((own) => own.goalsAgainst);
const savePercentage = played((own) => own.savePercentage);
const average = played((own) => own.average);

/** The columns of a goalie's game, empty for a backup. */
const goalieColumns: readonly GameColumn[] = [
  figure('toi', terms.timeInGoal, secondsPlayed, time),
  figure('sa', terms.shotsAgainst, shotsAgainst),
  figure('sv', terms.saves, saves),
  figure('ga', terms.goalsAgainst, goalsAgainst),
  figure('svPct', terms.savePercentage, savePercentage, decimals(1)),
  figure('gaa', terms.goalsAgainstAverage, average, decimals(2)),
  figure('pim', terms.penaltyMinutes, ({ penaltyMinutes }) => penaltyMinutes),
];

/** A game's final score, home team first; null if unknown. */
export type ResultOf = (game: HockeyPlayerGame) => string | null;

/**
 * The columns of a player's games, starting with the opponent; on a phone the date stands below it.
 *
 * @param resultOf null for games of one league, without a column for the league and for results
 */
export const gameColumns = (
  games: readonly HockeyPlayerGame[],
  isGoalie: boolean,
  resultOf: ResultOf | null,
  { m, language, format }: Formatting,
): readonly Column<HockeyPlayerGame>[] => {
  const opponentOf = opponentsIn(games);
  const nameOf = (game: HockeyPlayerGame): string => opponentName(game, opponentOf(game), m);
  const textOf = (game: HockeyPlayerGame): string => {
    const opponent = opponentOf(game);
    return opponent === null ? nameOf(game) : m.opponent(nameOf(game), opponent.isHome);
  };
  const dateOf = ({ date }: HockeyPlayerGame): string => (date === null ? '–' : format.date(date));
  return [
    {
      key: 'game',
      label: m.columns.game,
      value: nameOf,
      file: textOf,
      text: textOf,
      cell: (game) => (
        <>
          {textOf(game)}
          <span className={styles.under}>{dateOf(game)}</span>
        </>
      ),
      isHeader: true,
    },
    {
      key: 'date',
      label: m.columns.date,
      value: ({ date }) => date,
      text: dateOf,
      align: 'end',
      on: 'wide',
    },
    ...(resultOf === null
      ? []
      : [
          { key: 'result', label: m.columns.result, value: resultOf, align: 'center' as const },
          {
            key: 'tournament',
            label: m.columns.tournament,
            value: ({ tournamentName }: HockeyPlayerGame) => tournamentName,
            on: 'wide' as const,
          },
        ]),
    ...(isGoalie ? goalieColumns : skaterColumns).map(columnIn(language)),
  ];
};
