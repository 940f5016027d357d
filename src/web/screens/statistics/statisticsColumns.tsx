import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { Basis } from '@kampdag/core/league/player/perGame';
import { fullName, type Named } from '@kampdag/core/league/player/person';
import type { Language } from '@kampdag/core/site/language';
import { teamPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import type { ReactNode } from 'react';
import { columnIn, type StatisticsColumn, words } from '../../statistics/columns.ts';
import type { StatisticsDefinition, Subject } from '../../statistics/definition.ts';
import { subjectTerms } from '../../statistics/subjectTerms.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { MaybeLink } from '../../ui/MaybeLink.tsx';
import { type Column, nothing } from '../../ui/table/column.ts';
import { FederationName } from '../../ui/text/FederationName.tsx';
import * as styles from './statistics.css.ts';

/** The columns that identify a row's subject, the name first. */
const subjectColumns = <Row,>(subject: Subject<Row>): readonly StatisticsColumn<Row>[] => {
  if (subject.type === 'team') {
    return [{ ...words('team', subjectTerms.team, (row: Row) => subject.of(row).name), isHeader: true }];
  }
  const { of } = subject;
  const beside: Readonly<Record<(typeof subject.columns)[number], StatisticsColumn<Row>>> = {
    number: {
      key: 'number',
      heading: subjectTerms.number,
      numeric: true,
      // Sorts as a number if it is one, shown as on the jersey.
      value: (row) => (/^\d+$/.test(of(row).shirtNumber ?? '') ? Number(of(row).shirtNumber) : null),
      text: (row) => of(row).shirtNumber ?? nothing,
    },
    team: words('team', subjectTerms.team, (row) => of(row).teamName),
    position: words('position', subjectTerms.position, (row) => of(row).position ?? null),
  };
  return [
    { ...words('player', subjectTerms.player, (row: Row) => fullName(of(row).name)), isHeader: true },
    ...subject.columns.map((key) => beside[key]),
  ];
};

/**
 * A definition's columns for a league as reported: a detailed column that is 0 for every player was not reported and shows dashes. Such a
 * figure may be 0 for one player, never for a whole league that has played.
 */
export const statisticsColumns = <P, Row extends object>(
  { subject, columns, detailed }: StatisticsDefinition<P, Row>,
  league: readonly Row[],
  basis: Basis,
  language: Language,
): readonly Column<Row>[] => {
  const asReported = (column: Column<Row>): Column<Row> =>
    detailed.includes(column.key) && league.every((row) => (column.value(row) ?? 0) === 0)
      ? { ...column, value: () => null, text: () => nothing }
      : column;
  return [...subjectColumns(subject), ...columns(league, basis)].map(columnIn(language)).map(asReported);
};

/** A player's name; on a phone with the values of hidden columns below. */
const PlayerCell = ({
  name: { firstName, lastName },
  under,
}: {
  readonly name: Named;
  readonly under: readonly (string | null)[];
}) => {
  const said = under.filter((part) => part !== null).join(' · ');
  const initial = firstName === null || lastName === null ? null : Array.from(firstName)[0];
  return (
    <span className={styles.player} lang={federationLanguage}>
      <span className={styles.name}>
        {initial === null || initial === undefined ? (
          (firstName ?? lastName ?? '–')
        ) : (
          <>
            <span className={styles.firstName}>{firstName} </span>
            <span className={styles.initial} aria-hidden="true">
              {initial}.{' '}
            </span>
            {lastName}
          </>
        )}
      </span>
      {said === '' ? null : <span className={styles.under}>{said}</span>}
    </span>
  );
};

/** A team with its crest, linked to its players if it has a page. */
const TeamCell = ({ name, to }: { readonly name: string | null; readonly to: string | null }) => (
  <MaybeLink to={to} className={styles.team}>
    <TeamCrest name={name} size={22} />
    <FederationName name={name ?? '–'} className={styles.teamName} />
  </MaybeLink>
);

/** A team as the row's header; the row itself is the link. */
const TeamHead = ({ name }: { readonly name: string | null }) => (
  <span className={styles.teamHead}>
    <TeamCrest name={name} size={24} />
    <FederationName name={name ?? '–'} className={styles.teamName} />
  </span>
);

/** How the subject's columns render their cells, by key. */
export const subjectCells = <Row,>(
  subject: Subject<Row>,
  selection: Selection,
): Readonly<Record<string, (row: Row) => ReactNode>> => {
  if (subject.type === 'team') return { team: (row) => <TeamHead name={subject.of(row).name} /> };
  const { of, columns } = subject;
  return {
    player: (row) => {
      const { name, shirtNumber = null, position = null, teamName } = of(row);
      const under = {
        number: shirtNumber === null ? null : `#${shirtNumber}`,
        position,
        team: teamName,
      };
      const order = (['number', 'position', 'team'] as const).filter((key) => columns.includes(key));
      return <PlayerCell name={name} under={order.map((key) => under[key])} />;
    },
    team: (row) => {
      const { teamName, teamId } = of(row);
      const to = teamId === null ? null : teamPath(selection, teamId);
      return <TeamCell name={teamName} to={to} />;
    },
  };
};
