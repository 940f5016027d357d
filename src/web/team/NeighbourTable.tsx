import type { TeamId } from '@kampdag/core/ids';
import type { PlacedRow } from '@kampdag/core/league/standings/neighbours';
import { goalDifference, standingsKey, standingsName } from '@kampdag/core/league/standings/standingsRow';
import { federationLanguage } from '../i18n/federationLanguage.ts';
import { useFigures, useFormat, useMessages } from '../i18n/I18nContext.tsx';
import type { StandingsHeadings } from '../i18n/messages/standings.ts';
import { teamMessages } from '../i18n/messages/team.ts';
import { TeamCrest } from '../ui/identity/TeamCrest.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { uniqueKeys } from '../ui/table/uniqueKeys.ts';
import { clamped } from '../ui/text/clamped.css.ts';
import { LongName } from '../ui/text/LongName.tsx';
import * as styles from './team.css.ts';

const shown = ['position', 'team', 'matches', 'goalDifference', 'points'] as const;

interface NeighbourTableProps {
  readonly rows: readonly PlacedRow[];
  readonly own: TeamId;
  readonly headings: Required<StandingsHeadings>;
  readonly pathOf: (team: TeamId) => string;
}

/** The rows of the table around a team's own, which is marked; other names link to their teams. */
export const NeighbourTable = ({ rows, own, headings, pathOf }: NeighbourTableProps) => {
  const m = useMessages(teamMessages);
  const { number } = useFormat();
  const { signed } = useFigures();
  const keyOf = uniqueKeys(
    rows.map(({ row }) => row),
    standingsKey,
  );
  return (
    <table className={styles.table} aria-label={m.standings}>
      <thead>
        <tr>
          {shown.map((key) => (
            <th key={key} scope="col">
              <abbr title={headings[key][1]}>{headings[key][0]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, place }) => {
          const { teamId, matches, points } = row;
          const name = standingsName(row);
          const inside = (
            <>
              <TeamCrest name={name} size={24} />
              <span className={clamped.two} lang={federationLanguage}>
                <LongName name={name} />
              </span>
            </>
          );
          const isOwn = teamId === own;
          return (
            <tr key={keyOf(row)} className={isOwn ? styles.own : undefined} aria-current={isOwn || undefined}>
              <td>{number(place)}</td>
              <th scope="row">
                {teamId === null || isOwn ? (
                  <span className={styles.rowTeam}>{inside}</span>
                ) : (
                  <PageLink to={pathOf(teamId)} className={styles.rowTeam}>
                    {inside}
                  </PageLink>
                )}
              </th>
              <td>{number(matches)}</td>
              <td>{signed(goalDifference(row))}</td>
              <td>{number(points)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
