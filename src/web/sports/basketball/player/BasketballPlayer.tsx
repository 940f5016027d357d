import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { PersonId, TournamentId } from '@kampdag/core/ids';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import { useMemo } from 'react';
import { Career } from '../../../player/career/Career.tsx';
import { type CareerKind, seasonFigures } from '../../../player/career/kind.ts';
import { SeasonPart } from '../../../player/Part.tsx';
import * as styles from '../../../player/player.css.ts';
import type { PlayerStatisticsProps, PlayerViews } from '../../../player/playerViews.ts';
import { SeasonByMatch } from '../../../player/SeasonByMatch.tsx';
import { seasonCalls } from '../../../player/seasonTiles.tsx';
import { Tiles, TilesSkeleton, tilesOf } from '../../../player/Tiles.tsx';
import { useFormatting } from '../../../player/useFormatting.ts';
import { columnIn, words } from '../../../statistics/columns.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { basketballFigures, CoverageInfo } from '../statistics/figures.tsx';
import { averagePoints, averages, careerFigures } from './figures.ts';

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
