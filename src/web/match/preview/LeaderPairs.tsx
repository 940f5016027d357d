import { type BySide, type Side } from '@kampdag/core/side';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { previewMessages } from '../../i18n/messages/preview.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { clamped } from '../../ui/text/clamped.css.ts';
import { Section } from '../parts/Section.tsx';
import * as styles from './preview.css.ts';

/** A team's leader in a figure. */
export interface TeamLeader {
  readonly name: string;
  /** The player's page; null without one. */
  readonly to: string | null;
  /** The formatted figure. */
  readonly text: string;
}

/** Both teams' leaders in a figure. */
export interface LeaderPair {
  readonly key: string;
  readonly title: string;
  /** Null where a team has no player with one. */
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

/** The leaders of two teams side by side, under a heading; nothing without any. */
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
