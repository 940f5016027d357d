import { fullName } from '@kampdag/core/league/player/person';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import type { Format } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { positionName, type RosterMessages, rosterMessages } from '../../i18n/messages/roster.ts';
import { Avatar } from '../../ui/identity/Avatar.tsx';
import { type Column, nothing } from '../../ui/table/column.ts';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import * as styles from './roster.css.ts';

/** A member's name; a text if the federation sends none. */
export const memberName = (member: RosterMember, { noName }: RosterMessages): string =>
  fullName(member) || noName;

/** A person's picture and name in a table cell. */
const PersonName = ({ name, imageUrl }: { readonly name: string; readonly imageUrl: string | null }) => (
  <span className={styles.person}>
    <Avatar src={imageUrl} name={name} size={32} />
    <FederationName name={name} className={`${styles.personName} ${clamped.two}`} />
  </span>
);

/** The federation's position code, with its meaning beside it and on hover. */
const PositionText = ({ position }: { readonly position: string | null }) => {
  const m = useMessages(rosterMessages);
  if (position === null) return nothing;
  const name = positionName(position, m);
  if (name === position) return position;
  return (
    <span className={styles.position} title={name}>
      <span className={styles.positionCode}>{position}</span>{' '}
      <span className={styles.positionName}>{name}</span>
    </span>
  );
};

const numberOf = (text: string | null): number | null =>
  text !== null && /^\d+$/.test(text) ? Number(text) : null;

/** The columns of specification §2; of the birth date only the year (reading 25). */
export const rosterColumns = (m: RosterMessages, format: Format): readonly Column<RosterMember>[] => [
  {
    key: 'player',
    label: m.columns.player,
    value: (member) => fullName(member) || null,
    text: (member) => memberName(member, m),
    cell: (member) => <PersonName name={memberName(member, m)} imageUrl={member.imageUrl} />,
    isHeader: true,
  },
  {
    key: 'number',
    label: m.columns.number,
    explanation: m.columns.numberExplained,
    value: ({ shirtNumber }) => numberOf(shirtNumber) ?? shirtNumber,
    text: ({ shirtNumber }) => shirtNumber ?? '–',
    align: 'end',
  },
  {
    key: 'position',
    label: m.columns.position,
    value: ({ position }) => position,
    text: ({ position }) => (position === null ? '–' : positionName(position, m)),
    cell: ({ position }) => <PositionText position={position} />,
  },
  {
    key: 'born',
    label: m.columns.born,
    explanation: m.columns.bornExplained,
    value: ({ born }) => born,
    text: ({ born }) => (born === null ? '–' : String(born)),
    align: 'end',
  },
  {
    key: 'height',
    label: m.columns.height,
    explanation: m.columns.heightExplained,
    value: ({ height }) => height,
    text: ({ height }) => (height === null ? '–' : m.centimetres(format.number(height))),
    align: 'end',
    numeric: true,
  },
  {
    key: 'nationality',
    label: m.columns.nationality,
    value: ({ nationality }) => nationality,
  },
];
