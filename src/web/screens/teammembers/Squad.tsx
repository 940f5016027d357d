import type { RosterMember } from '@kampdag/core/league/player/roster';
import { inSquadOrder, positionGroupOf, supportOf } from '@kampdag/core/league/player/squad';
import { type PositionGroup, positionGroups } from '@kampdag/core/league/rules/positionGroup';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { positionName, rosterMessages } from '../../i18n/messages/roster.ts';
import * as page from '../../people/page.css.ts';
import { useQuery } from '../../router/useQuery.ts';
import { FilterChips } from '../../ui/controls/choices.tsx';
import { Avatar } from '../../ui/identity/Avatar.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { memberName, rosterColumns } from './columns.tsx';
import * as styles from './roster.css.ts';

interface MemberCardProps {
  readonly member: RosterMember;
  /** The link to the person's page; null: none. */
  readonly to: string | null;
}

/** A member of the team as a card, on a phone. */
const MemberCard = ({ member, to }: MemberCardProps) => {
  const m = useMessages(rosterMessages);
  const { number } = useFormat();
  const name = memberName(member, m);
  const { position, born, height, nationality, shirtNumber } = member;
  const details = [
    born === null ? null : m.bornIn(born),
    height === null ? null : m.centimetres(number(height)),
    nationality,
  ].filter((detail) => detail !== null);
  return (
    <div className={to === null ? styles.member : `${styles.member} ${styles.leading}`}>
      <Avatar src={member.imageUrl} name={name} size={44} />
      <div className={styles.words}>
        {to === null ? (
          <FederationName name={name} className={`${styles.name} ${clamped.two}`} />
        ) : (
          <PageLink to={to} className={styles.link}>
            <FederationName name={name} className={clamped.two} />
          </PageLink>
        )}
        {position === null ? null : <span className={styles.details}>{positionName(position, m)}</span>}
        {details.length === 0 ? null : <span className={styles.details}>{details.join(' · ')}</span>}
      </div>
      {shirtNumber === null ? null : <span className={styles.number}>{shirtNumber}</span>}
    </div>
  );
};

/** Not a group's name, and never in the address. */
const all = 'all';

const keyOf = ({ personId }: RosterMember): string => String(personId);

/** The players as a table, by position if the sport has positions; coaches and support staff separately. */
export const Squad = ({
  teamName,
  sport,
  members,
  linkOf,
}: {
  readonly teamName: string;
  readonly sport: SportKind;
  readonly members: readonly RosterMember[];
  readonly linkOf: (member: RosterMember) => string;
}) => {
  const m = useMessages(rosterMessages);
  const format = useFormat();
  const [query, change] = useQuery();
  const groupOf = ({ position }: RosterMember) => positionGroupOf(sportOf(sport), position);
  const players = inSquadOrder(sportOf(sport), members);
  const support = supportOf(members);
  const groups = positionGroups.filter((group) => players.some((player) => groupOf(player) === group));
  const chosen: PositionGroup | null =
    groups.length < 2 ? null : (groups.find((group) => group === query.get('position')) ?? null);
  const shown = chosen === null ? players : players.filter((player) => groupOf(player) === chosen);
  const card = (member: RosterMember) => <MemberCard member={member} to={linkOf(member)} />;
  return (
    <>
      {groups.length < 2 ? null : (
        <FilterChips
          label={m.filter}
          value={chosen ?? all}
          options={[
            { value: all, label: m.all },
            ...groups.map((group) => ({ value: group, label: m.groups[group] })),
          ]}
          onChoose={(group) => change({ position: group === all ? null : group, page: null })}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState text={m.noPlayers} />
      ) : (
        <DataTable
          caption={m.table(teamName)}
          rows={shown}
          columns={rosterColumns(m, format)}
          rowKey={keyOf}
          name=""
          sort={null}
          rowLink={linkOf}
          card={card}
        />
      )}
      {support.length === 0 ? null : (
        <section className={page.part} aria-labelledby="support">
          <h2 id="support" className={page.partTitle}>
            {m.support}
          </h2>
          <ul className={styles.people}>
            {support.map((member) => (
              <li key={member.personId}>
                <MemberCard member={member} to={null} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
