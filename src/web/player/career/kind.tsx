import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { PersonId, TournamentId } from '@kampdag/core/ids';
import { onBasis } from '@kampdag/core/league/player/perGame';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import type { Selection } from '@kampdag/core/site/selection';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { efficiency, rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import { taskEither } from 'fp-ts';
import type { ReactNode } from 'react';
import { hockeyCalls } from '../../screens/player/calls.ts';
import { Lines } from '../../sports/basketball/player/Lines.tsx';
import { basketballTerms } from '../../sports/basketball/terms.ts';
import { Games } from '../../sports/icehockey/player/Games.tsx';
import { hockeyTerms } from '../../sports/icehockey/terms.ts';
import type { Writing } from '../useWriting.ts';

/** A season in figures. */
export interface SeasonFigures {
  /** What the bar shows. */
  readonly value: number;
  readonly text: string;
  /** In the order of the kind's columns, the season's name left out. */
  readonly cells: readonly string[];
}

/** What somebody's tournaments are read and added up by: a skater's, a goalkeeper's, a basketball player's. */
export interface CareerKind<Row> {
  readonly read: (tournamentId: TournamentId) => taskEither.TaskEither<GatewayFailure, readonly Row[]>;
  /** What the bars show. */
  readonly metric: (writing: Writing) => string;
  readonly columns: (writing: Writing) => readonly string[];
  /** Null: nothing was played. */
  readonly figures: (rows: readonly Row[], writing: Writing) => SeasonFigures | null;
  readonly draw: (rows: readonly Row[], caption: string, name: string, selection: Selection) => ReactNode;
}

/** A hockey player's career. */
export const hockeyCareer = (
  gateway: GatewayClient,
  personId: PersonId,
  position: string | null,
): CareerKind<HockeyPlayerGame> => {
  const isGoalie = isGoaliePosition(position);
  const { league } = hockeyCalls(position);
  return {
    read: (tournamentId) =>
      taskEither.map(({ rows }: { readonly rows: readonly HockeyPlayerGame[] }) => rows)(
        gateway.fetch(league, { personId, tournamentId }),
      ),
    metric: ({ m }) => (isGoalie ? m.career.saves : m.career.points),
    columns: ({ language }) =>
      (isGoalie
        ? [
            hockeyTerms.gamesPlayed[language],
            hockeyTerms.timeInGoal[language],
            hockeyTerms.shotsAgainst[language],
            hockeyTerms.savePercentage[language],
            hockeyTerms.goalsAgainstAverage[language],
          ]
        : [
            hockeyTerms.gamesPlayed[language],
            hockeyTerms.goals[language],
            hockeyTerms.assists[language],
            hockeyTerms.points[language],
            hockeyTerms.plusMinus[language],
            hockeyTerms.penaltyMinutes[language],
          ]
      ).map(({ label }) => label),
    figures: (rows, { format, figures }) => {
      if (isGoalie) {
        const sum = goalieTotals(rows);
        return sum.savePercentage === null
          ? null
          : {
              value: sum.savePercentage,
              text: figures.decimals(sum.savePercentage, 1),
              cells: [
                format.number(sum.games),
                figures.time(sum.seconds),
                format.number(sum.shotsAgainst),
                figures.decimals(sum.savePercentage, 1),
                figures.decimals(sum.average, 2),
              ],
            };
      }
      const sum = skaterTotals(rows);
      return sum.games === 0
        ? null
        : {
            value: sum.points,
            text: format.number(sum.points),
            cells: [
              ...[sum.games, sum.goals, sum.assists, sum.points].map(format.number),
              figures.signed(sum.plusMinus),
              format.number(sum.penaltyMinutes),
            ],
          };
    },
    draw: (games, caption, name, selection) => (
      <Games
        caption={caption}
        name={name}
        games={games}
        isGoalie={isGoalie}
        withTournament={false}
        selection={selection}
      />
    ),
  };
};

/** A basketball player's career. */
export const basketballCareer = (
  gateway: GatewayClient,
  personId: PersonId,
): CareerKind<BasketballSeasonPlayer> => ({
  read: (tournamentId) =>
    taskEither.map(({ rows }: { readonly rows: readonly BasketballSeasonPlayer[] }) =>
      rows.filter((row) => row.personId === personId),
    )(gateway.fetch(basketballSeasonPlayers, { tournamentId, personId })),
  metric: ({ m }) => m.career.pointsPerMatch,
  columns: ({ m, language }) => [
    basketballTerms.matches[language].label,
    basketballTerms.minutes[language].label,
    basketballTerms.points[language].label,
    m.pointsPerGame,
    basketballTerms.rebounds[language].label,
    basketballTerms.assists[language].label,
    basketballTerms.efficiency[language].label,
  ],
  figures: (rows, { format, figures }) => {
    const sum = basketballSums(rows);
    const average = onBasis(sum.points, sum.matches, 'game');
    return average === null
      ? null
      : {
          value: average,
          text: figures.decimals(average, 1),
          cells: [
            format.number(sum.matches),
            figures.time(sum.seconds > 0 ? sum.seconds : null),
            format.number(sum.points),
            figures.decimals(average, 1),
            format.number(rebounds(sum)),
            format.number(sum.assists),
            figures.decimals(efficiency(sum), 2),
          ],
        };
  },
  draw: (rows, caption, name) => <Lines caption={caption} name={name} rows={rows} />,
});
