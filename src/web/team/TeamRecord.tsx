import { standingsValue } from '@kampdag/core/league/standings/standingsColumn';
import type { StandingsColumnKey } from '@kampdag/core/league/standings/standingsColumnKey';
import type { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { useFigures } from '../i18n/I18nContext.tsx';
import type { StandingsHeadings } from '../i18n/messages/standings.ts';
import * as styles from './team.css.ts';

const signedKeys: ReadonlySet<StandingsColumnKey> = new Set(['goalDifference', 'partialPointsDifference']);

interface TeamRecordProps {
  /** Undefined for a team that is not in the table. */
  readonly row: StandingsRow | undefined;
  readonly sport: SportKind;
  readonly headings: Required<StandingsHeadings>;
}

/** A team's wins, losses, goals for and against in its sport's words; for volleyball rally points too. */
export const TeamRecord = ({ row, sport, headings }: TeamRecordProps) => {
  const { signed } = useFigures();
  if (row === undefined) return null;
  const { hasDraws, lastColumns } = sportOf(sport).standings;
  const keys: readonly StandingsColumnKey[] = [
    'victories',
    ...(hasDraws ? (['draws'] as const) : []),
    'losses',
    'goalsScored',
    'goalsConceded',
    ...lastColumns,
  ];
  return (
    <dl className={styles.facts}>
      {keys.map((key) => {
        // These columns ignore the points for a win.
        const value = standingsValue(row, key, 2);
        return (
          <div key={key}>
            <dt className={styles.factName}>{headings[key][1]}</dt>
            <dd className={styles.factValue}>
              {signedKeys.has(key) && typeof value === 'number' ? signed(value) : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
