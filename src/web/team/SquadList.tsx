import { fullName } from '@kampdag/core/league/player/person';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import { inSquadOrder, positionGroupOf } from '@kampdag/core/league/player/squad';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { federationLanguage } from '../i18n/federationLanguage.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { rosterMessages } from '../i18n/messages/roster.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { clamped } from '../ui/text/clamped.css.ts';
import { EmptyState } from '../ui/waiting/EmptyState.tsx';
import * as styles from './team.css.ts';

interface SquadListProps {
  readonly sport: SportKind;
  readonly members: readonly RosterMember[];
  readonly linkOf: (member: RosterMember) => string;
}

/** A team's players by position, where the sport has positions, with links to their pages. */
export const SquadList = ({ sport, members, linkOf }: SquadListProps) => {
  const m = useMessages(rosterMessages);
  const players = inSquadOrder(sport, members);
  if (players.length === 0) return <EmptyState text={m.noPlayers} />;
  const groupOf = ({ position }: RosterMember) => positionGroupOf(sport, position);
  return [...new Set(players.map(groupOf))].map((group) => (
    <div key={group}>
      {group === null ? null : <h3 className={styles.group}>{m.groups[group]}</h3>}
      <ul className={styles.people}>
        {players
          .filter((member) => groupOf(member) === group)
          .map((member) => (
            <li key={member.personId}>
              <PageLink to={linkOf(member)} className={styles.person}>
                <span className={styles.shirt}>{member.shirtNumber}</span>
                <span className={`${styles.personName} ${clamped.two}`} lang={federationLanguage}>
                  {fullName(member) || m.noName}
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
    </div>
  ));
};
