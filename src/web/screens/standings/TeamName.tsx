import { LongName } from '../../ui/LongName.tsx';
import { TeamCrest } from '../../ui/TeamCrest.tsx';
import * as styles from './standings.css.ts';

/** A team with its crest, and what is to be said of it. */
export const TeamName = ({ name, note }: { readonly name: string; readonly note: string | null }) => (
  <span className={styles.team}>
    <TeamCrest name={name} size={24} />
    <span className={styles.teamWords}>
      <LongName name={name} />
      {note === null ? null : <span className={styles.note}>{note}</span>}
    </span>
  </span>
);
