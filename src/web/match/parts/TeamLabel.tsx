import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { Side } from '@kampdag/core/side';
import { LongName } from '../../ui/text/LongName.tsx';
import * as styles from './parts.css.ts';

/** A team's name with its side's mark from the charts. */
export const TeamLabel = ({ name, side }: { readonly name: string; readonly side: Side }) => (
  <span className={styles.teamLabel}>
    <span className={styles.sideMark[side]} aria-hidden="true" />
    <span className={styles.teamName} lang={federationLanguage}>
      <LongName name={name} />
    </span>
  </span>
);
