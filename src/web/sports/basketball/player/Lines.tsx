import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import { useMemo } from 'react';
import * as styles from '../../../player/player.css.ts';
import { Tiles, tilesOf } from '../../../player/Tiles.tsx';
import { useFormatting } from '../../../player/useFormatting.ts';
import { columnIn, words } from '../../../statistics/columns.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../../ui/table/uniqueKeys.ts';
import { CoverageInfo } from '../statistics/CoverageInfo.tsx';
import { basketballFigures } from '../statistics/figures.ts';
import { averages } from './figures.ts';

interface LinesProps {
  readonly caption: string;
  readonly name: string;
  /** At least one. */
  readonly rows: readonly BasketballSeasonPlayer[];
}

/** A basketball player's figures in a league: averages as tiles, then all columns with a row per team. */
export const Lines = ({ caption, name, rows }: LinesProps) => {
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
