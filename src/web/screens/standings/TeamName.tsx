import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { clamped } from '../../ui/clamped.css.ts';
import { LongName } from '../../ui/LongName.tsx';
import { TeamCrest } from '../../ui/TeamCrest.tsx';
import * as styles from './standings.css.ts';

/** A team with its crest, and what is to be said of it. */
export const TeamName = ({ name, note }: { readonly name: string; readonly note: string | null }) => (
  <span className={styles.team}>
    <TeamCrest name={name} size={24} />
    <span className={styles.teamWords}>
      <span className={clamped.three} lang={federationLanguage}>
        <LongName name={name} />
      </span>
      {note === null ? null : <span className={styles.note}>{note}</span>}
    </span>
  </span>
);
