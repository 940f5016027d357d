import { fullName } from '@kampdag/core/league/player/person';
import { teamPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import type { ReactNode } from 'react';
import { type StatisticsColumn, words } from '../../statistics/columns.ts';
import type { Subject } from '../../statistics/definition.ts';
import { subjectTerms } from '../../statistics/subjectTerms.ts';
import { nothing } from '../../ui/table/column.ts';
import { PlayerCell } from './cells/PlayerCell.tsx';
import { TeamCell, TeamHead } from './cells/TeamCell.tsx';

/** The columns that identify a row's subject, the name first. */
export const subjectColumns = <Row,>(subject: Subject<Row>): readonly StatisticsColumn<Row>[] => {
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
