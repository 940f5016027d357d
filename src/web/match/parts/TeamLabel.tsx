import type { Side } from '@kampdag/core/side';
import { LongFederationName } from '../../ui/text/LongName.tsx';
import * as styles from './parts.css.ts';

/** A team's name with its side's mark from the charts. */
export const TeamLabel = ({ name, side }: { readonly name: string; readonly side: Side }) => (
  <span className={styles.teamLabel}>
    <span className={styles.sideMark[side]} aria-hidden="true" />
    <LongFederationName name={name} className={styles.teamName} />
  </span>
);
