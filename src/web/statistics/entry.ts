import { fullName } from '@kampdag/core/league/player/person';
import { playerPath, teamPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import { nothing } from '../ui/table/column.ts';
import type { Subject } from './definition.ts';

/** The name and link of a row's subject. */
export interface Entry {
  readonly key: string;
  readonly name: string;
  readonly teamName: string | null;
  readonly to: string | null;
}

/** The name of a row's subject, with links that carry the selection. */
export const entryOf =
  <Row>(subject: Subject<Row>, selection: Selection) =>
  (row: Row): Entry => {
    if (subject.type === 'team') {
      const { name, teamId } = subject.of(row);
      return {
        key: `${teamId} ${name}`,
        name: name ?? nothing,
        teamName: null,
        to: teamId === null ? null : teamPath(selection, teamId),
      };
    }
    const { name, personId, teamName, teamId } = subject.of(row);
    const whole = fullName(name);
    return {
      key: `${personId ?? whole} ${teamId ?? teamName}`,
      name: whole,
      teamName,
      to: personId === null ? null : playerPath(selection, { playerId: personId, orgId: teamId }),
    };
  };
