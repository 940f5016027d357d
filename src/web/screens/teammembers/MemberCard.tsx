import type { RosterMember } from '@kampdag/core/league/player/roster';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { positionName, rosterMessages } from '../../i18n/messages/roster.ts';
import { Avatar } from '../../ui/identity/Avatar.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { clamped } from '../../ui/text/clamped.css.ts';
import { memberName } from './columns.tsx';
import * as styles from './roster.css.ts';

interface MemberCardProps {
  readonly member: RosterMember;
  /** The link to the person's page; null: none. */
  readonly to: string | null;
}

/** A member of the team as a card, on a phone. */
export const MemberCard = ({ member, to }: MemberCardProps) => {
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
          <span className={`${styles.name} ${clamped.two}`} lang={federationLanguage}>
            {name}
          </span>
        ) : (
          <PageLink to={to} className={styles.link}>
            <span className={clamped.two} lang={federationLanguage}>
              {name}
            </span>
          </PageLink>
        )}
        {position === null ? null : <span className={styles.details}>{positionName(position, m)}</span>}
        {details.length === 0 ? null : <span className={styles.details}>{details.join(' · ')}</span>}
      </div>
      {shirtNumber === null ? null : <span className={styles.number}>{shirtNumber}</span>}
    </div>
  );
};
