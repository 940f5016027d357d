import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { clamped } from '../../ui/text/clamped.css.ts';
import { LongName } from '../../ui/text/LongName.tsx';
import * as styles from './standings.css.ts';

/** A team with its crest and a note. */
export const TeamName = ({ name, note }: { readonly name: string; readonly note: string | null }) => {
  const words = (
    <span className={`${styles.teamWords} ${clamped.three}`} lang={federationLanguage}>
      <LongName name={name} />
    </span>
  );
  return (
    <span className={styles.team}>
      <TeamCrest name={name} size={24} />
      {note === null ? (
        words
      ) : (
        <span className={styles.teamWords}>
          {words}
          <span className={styles.note}>{note}</span>
        </span>
      )}
    </span>
  );
};
