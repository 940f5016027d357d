import type { Followable } from '@kampdag/core/site/followed';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { FollowStar } from '../../ui/controls/FollowStar.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './following.css.ts';

interface FollowedListProps {
  readonly id: string;
  readonly title: string;
  readonly things: readonly { readonly thing: Followable; readonly path: string }[];
}

/** Followed items under a heading, each with its name and star. */
export const FollowedList = ({ id, title, things }: FollowedListProps) =>
  things.length === 0 ? null : (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {things.map(({ thing, path }) => (
          <li key={thing.id} className={styles.listed}>
            <PageLink to={path} className={styles.nameLink} lang={federationLanguage}>
              {thing.name}
            </PageLink>
            <FollowStar thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  );
