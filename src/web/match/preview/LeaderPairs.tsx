import { type BySide, type Side } from '@kampdag/core/side';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { previewMessages } from '../../i18n/messages/preview.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { clamped } from '../../ui/text/clamped.css.ts';
import { Section } from '../parts/Section.tsx';
import * as styles from './preview.css.ts';

/** Who leads a team in something. */
export interface TeamLeader {
  readonly name: string;
  /** Where the player's page is; null where nobody knows them. */
  readonly to: string | null;
  /** The figure as written. */
  readonly text: string;
}

/** Who leads each of two teams in something. */
export interface LeaderPair {
  readonly key: string;
  readonly title: string;
  /** Null where nobody of a team has any. */
  readonly of: BySide<TeamLeader | null>;
}

const Person = ({ leader, side }: { readonly leader: TeamLeader | null; readonly side: Side }) => {
  const m = useMessages(previewMessages);
  return (
    <div className={side === 'home' ? styles.person : styles.awayPerson}>
      <span className={styles.figures}>{leader?.text ?? m.nobody}</span>
      {leader === null ? null : leader.to === null ? (
        <span lang={federationLanguage}>{leader.name}</span>
      ) : (
        <PageLink to={leader.to} className={styles.personLink}>
          <span className={clamped.two} lang={federationLanguage}>
            {leader.name}
          </span>
        </PageLink>
      )}
    </div>
  );
};

/** The leaders of two teams beside each other, under a heading; nothing where nobody leads in anything. */
export const LeaderPairs = ({ pairs }: { readonly pairs: readonly LeaderPair[] }) => {
  const m = useMessages(previewMessages);
  if (pairs.length === 0) return null;
  return (
    <Section title={m.leaders}>
      <ul>
        {pairs.map(({ key, title, of }) => (
          <li key={key} className={styles.leader}>
            <Person leader={of.home} side="home" />
            <span className={styles.leaderTitle}>{title}</span>
            <Person leader={of.away} side="away" />
          </li>
        ))}
      </ul>
    </Section>
  );
};
