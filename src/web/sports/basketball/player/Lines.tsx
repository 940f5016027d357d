import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import {
  type ShootingCoverage,
  shootingCoverage,
} from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import { useMemo } from 'react';
import * as styles from '../../../player/player.css.ts';
import { Tiles } from '../../../player/Tiles.tsx';
import { useWriting } from '../../../player/useWriting.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { lineColumns, type NamedLine } from './columns.ts';
import { lineTiles } from './tiles.ts';

const keyOf = ({ key }: NamedLine): string => key;

/** A player's rows in one league, one a team. */
const namedLines = (
  rows: readonly BasketballSeasonPlayer[],
  coverage: ShootingCoverage,
  unknownTeam: string,
): readonly NamedLine[] =>
  rows.map((row, at) => ({
    ...row,
    key: `${row.teamId ?? ''} ${at}`,
    name: row.teamName ?? unknownTeam,
    coverage,
  }));

/** A league of a basketball player: the averages at a glance, then every column. */
export const Lines = ({
  caption,
  name,
  rows,
}: {
  readonly caption: string;
  readonly name: string;
  /** At least one. */
  readonly rows: readonly BasketballSeasonPlayer[];
}) => {
  const writing = useWriting();
  const { m, language } = writing;
  const columns = useMemo(() => lineColumns(subjectTerms.team[language], writing), [language, writing]);
  const lines = useMemo(() => namedLines(rows, shootingCoverage(rows), m.unknownTeam), [rows, m]);
  return (
    <div className={styles.beside}>
      <Tiles tiles={lineTiles(basketballSums(rows), writing)} />
      <DataTable caption={caption} rows={lines} columns={columns} rowKey={keyOf} name={name} sort={null} />
    </div>
  );
};
