import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { PersonId, TournamentId } from '@kampdag/core/ids';
import { onBasis } from '@kampdag/core/league/player/perGame';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { efficiency, rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { type BasketballSums, basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { useMemo } from 'react';
import type { Localised } from '../../../i18n/localised.ts';
import type { Term } from '../../../i18n/term.ts';
import { Career } from '../../../player/career/Career.tsx';
import { type CareerKind, seasonFigures } from '../../../player/career/kind.ts';
import { SeasonPart } from '../../../player/Part.tsx';
import * as styles from '../../../player/player.css.ts';
import type { PlayerStatisticsProps, PlayerViews } from '../../../player/playerViews.ts';
import { SeasonByMatch } from '../../../player/SeasonByMatch.tsx';
import { seasonCalls } from '../../../player/seasonTiles.tsx';
import { Tiles, TilesSkeleton, tilesOf } from '../../../player/Tiles.tsx';
import { useFormatting } from '../../../player/useFormatting.ts';
import { columnIn, decimals, fields, figure, time, words } from '../../../statistics/columns.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { basketballFigures, CoverageInfo } from '../statistics/figures.tsx';
import { basketballTerms as terms } from '../terms.ts';

const games = figure<BasketballSums>('games', terms.gamesPlayed, ({ matches }) => matches);
const perMinute = figure<BasketballSums>('efficiency', terms.efficiency, efficiency, decimals(2));

const perGame = (heading: Localised<Term>, sum: (line: BasketballSums) => number) =>
  figure<BasketballSums>(
    heading.en.label,
    {
      en: {
        label: `${heading.en.label}/${terms.gamesPlayed.en.label}`,
        explanation: `${heading.en.explanation}, per game`,
      },
      no: {
        label: `${heading.no.label}/${terms.gamesPlayed.no.label}`,
        explanation: `${heading.no.explanation}, per kamp`,
      },
    },
    (line) => onBasis(sum(line), line.matches, 'game'),
    decimals(1),
  );

/** Points per game, the bars of a career; null without a match. */
const averagePoints = perGame(terms.points, ({ points }) => points);

const averages = [
  games,
  averagePoints,
  perGame(terms.rebounds, rebounds),
  perGame(terms.assists, ({ assists }) => assists),
  perGame(terms.steals, ({ steals }) => steals),
  perGame(terms.blocks, ({ blocks }) => blocks),
  perGame(terms.turnovers, ({ turnovers }) => turnovers),
  perMinute,
];

const careerFigures = [
  games,
  figure<BasketballSums>('minutes', terms.minutes, ({ seconds }) => (seconds > 0 ? seconds : null), time),
  ...fields(terms, 'points'),
  averagePoints,
  figure<BasketballSums>('rebounds', terms.rebounds, rebounds),
  ...fields(terms, 'assists'),
  perMinute,
];

type Kind = CareerKind<{ tournamentId: TournamentId; personId: PersonId | null }, BasketballSeasonPlayer>;

/** Averages, and a row per team, at least one. */
const Lines = ({ caption, name, rows }: Omit<Parameters<Kind['draw']>[0], 'selection'>) => {
  const writing = useFormatting();
  const { m, language } = writing;
  const columns = useMemo(
    () =>
      [
        words<BasketballSeasonPlayer>('name', subjectTerms.team, ({ teamName }) => teamName ?? m.unknownTeam),
        ...basketballFigures(rows, 'total'),
      ].map(columnIn(language)),
    [rows, m, language],
  );
  return (
    <div className={styles.beside}>
      <Tiles tiles={tilesOf(averages, 'PTS', basketballSums(rows), writing)} />
      <CoverageInfo league={rows} />
      <DataTable
        caption={caption}
        rows={rows}
        columns={columns}
        rowKey={uniqueKeys(rows, ({ teamId }) => String(teamId))}
        name={name}
        sort={null}
      />
    </div>
  );
};

const basketballCareer = (personId: PersonId): Kind => ({
  endpoint: basketballSeasonPlayers,
  params: (tournamentId) => ({ tournamentId, personId }),
  keep: (row) => row.personId === personId,
  metric: ({ career }) => career.pointsPerMatch,
  figures: seasonFigures(basketballSums, averagePoints, careerFigures),
  draw: (table) => <Lines {...table} />,
});

/** A basketball player's figures in the current tournament (specification §2), and the career. */
const BasketballPlayer = (props: PlayerStatisticsProps) => {
  const { personId, league } = props;
  const career = useMemo(() => basketballCareer(personId), [personId]);
  return (
    <>
      <SeasonPart
        {...career}
        league={league}
        skeleton={
          <div className={styles.beside}>
            <TilesSkeleton count={averages.length} />
            <TableSkeleton columns={10} rows={1} />
          </div>
        }
      >
        {(own, title) => <Lines caption={title} name="current" rows={own} />}
      </SeasonPart>
      <SeasonByMatch {...props} counts="points" />
      <Career {...props} kind={career} />
    </>
  );
};

/** Basketball on a player's page. */
export const basketballPlayer: PlayerViews = {
  calls: seasonCalls(basketballSeasonPlayers, (tournamentId, personId) => ({ tournamentId, personId })),
  Statistics: BasketballPlayer,
};
