import type { StandingsColumnKey } from '@kampdag/core/league/rules/standingsColumnKey';
import { neighboursOf, type PlacedRow } from '@kampdag/core/league/standings/neighbours';
import { standingsValue } from '@kampdag/core/league/standings/standingsColumn';
import {
  goalDifference,
  type StandingsRow,
  standingsKey,
  standingsName,
} from '@kampdag/core/league/standings/standingsRow';
import { playedSportOf } from '@kampdag/core/site/deployment';
import { screenOfTeamPath, teamPath } from '@kampdag/core/site/paths';
import { useServices } from '../../context/services.ts';
import { useFigures, useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { rowsIn } from '../../machines/loadable.ts';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { rowName } from '../../team/rowName.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { MaybeLink } from '../../ui/MaybeLink.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { nothing } from '../../ui/table/column.ts';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';
import { LongFederationName } from '../../ui/text/LongName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import * as styles from './team.css.ts';
import type { TeamPartProps } from './useTeam.ts';

/** The number of table rows shown, including the team's own. */
const shownRows = 5;

const shown = ['position', 'team', 'matches', 'goalDifference', 'points'] as const;

/** The rows of the table around a team's own, which is marked; other names link to their teams. */
const NeighbourTable = ({
  rows,
  team: { teamId: own, headings, selection },
}: TeamPartProps & { readonly rows: readonly PlacedRow[] }) => {
  const m = useMessages(teamMessages);
  const words = useMessages(standingsMessages);
  const { number } = useFormat();
  const { signed } = useFigures();
  const figure = (value: number | null): string => (value === null ? nothing : number(value));
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
          const name = rowName(row, words);
          const isOwn = teamId === own;
          return (
            <tr key={keyOf(row)} className={isOwn ? styles.own : undefined} aria-current={isOwn || undefined}>
              <td>{figure(place)}</td>
              <th scope="row">
                <MaybeLink
                  to={teamId === null || isOwn ? null : teamPath(selection, teamId)}
                  className={styles.rowTeam}
                >
                  <TeamCrest name={standingsName(row)} size={24} />
                  <LongFederationName name={name} className={clamped.two} />
                </MaybeLink>
              </th>
              <td>{figure(matches)}</td>
              <td>{signed(goalDifference(row))}</td>
              <td>{figure(points)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const signedKeys: ReadonlySet<StandingsColumnKey> = new Set(['goalDifference', 'partialPointsDifference']);

/** A team's wins, losses, goals for and against in its sport's words; for volleyball rally points too. */
const TeamRecord = ({ row, team: { league, headings } }: TeamPartProps & { readonly row: StandingsRow }) => {
  const { deployment } = useServices();
  const { signed } = useFigures();
  const played = playedSportOf(deployment, league?.sportId ?? null, league?.name ?? null);
  const { hasDraws, lastColumns } = played.standings;
  const keys: readonly StandingsColumnKey[] = [
    'victories',
    ...(hasDraws ? (['draws'] as const) : []),
    'losses',
    'goalsScored',
    'goalsConceded',
    ...lastColumns,
  ];
  return (
    <dl className={styles.record}>
      {keys.map((key) => {
        // These columns ignore the points for a win.
        const value = standingsValue(row, key, 2);
        return (
          <div key={key}>
            <dt className={styles.factName}>{headings[key][1]}</dt>
            <dd className={styles.recordValue}>
              {signedKeys.has(key) && typeof value === 'number' ? signed(value) : (value ?? nothing)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

/** The team and its neighbours in the table, with a link to the whole table. Nothing for a team in no table. */
export const TablePart = ({ team }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const { table, rows, row, teamId, selection } = team;
  if (table === null || (row === null && rowsIn(table.view) !== null)) return null;
  return (
    <Section
      title={m.standings}
      aside={
        <PageLink to={screenOfTeamPath('/standings', selection, teamId)} className={styles.more}>
          {m.wholeTable}
        </PageLink>
      }
    >
      <CallResult
        page={table}
        placeholder={<div className={rooms.some} aria-hidden="true" />}
        failed={m.failed.table}
      >
        {() => (
          <>
            <NeighbourTable rows={neighboursOf(rows, teamId, shownRows)} team={team} />
            {row === null ? null : <TeamRecord row={row.row} team={team} />}
          </>
        )}
      </CallResult>
    </Section>
  );
};
