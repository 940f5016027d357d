import { federationLanguage } from '../../../i18n/federationLanguage.ts';
import { TeamCrest } from '../../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import * as styles from './cells.css.ts';

/** A team with its crest, linked to its players if it has a page. */
export const TeamCell = ({ name, to }: { readonly name: string | null; readonly to: string | null }) => {
  const shown = (
    <>
      <TeamCrest name={name} size={22} />
      <span className={styles.teamName} lang={federationLanguage}>
        {name ?? '–'}
      </span>
    </>
  );
  return to === null ? (
    <span className={styles.team}>{shown}</span>
  ) : (
    <PageLink to={to} className={styles.team}>
      {shown}
    </PageLink>
  );
};

/** A team as the row's header; the row itself is the link. */
export const TeamHead = ({ name }: { readonly name: string | null }) => (
  <span className={styles.teamHead}>
    <TeamCrest name={name} size={24} />
    <span className={styles.teamName} lang={federationLanguage}>
      {name ?? '–'}
    </span>
  </span>
);
