import type { BySide } from '@kampdag/core/side';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './under.css.ts';

interface ShotsBarProps {
  readonly label: string;
  readonly teams: BySide<string>;
  /** Null while they are not known: their room is kept. */
  readonly shots: BySide<number> | null;
}

const Shots = ({ team, number }: { readonly team: string; readonly number: number | null }) => (
  <span className={styles.shotsNumber}>
    <span className={hidden}>
      <span lang={federationLanguage}>{team}</span>:{' '}
    </span>
    {number ?? '–'}
  </span>
);

/** Shots on goal, home left of away, with their shares as a bar. */
export const ShotsBar = ({ label, teams, shots }: ShotsBarProps) => {
  const all = shots === null ? 0 : shots.home + shots.away;
  const share = shots === null || all === 0 ? 50 : (100 * shots.home) / all;
  return (
    <div className={styles.shots}>
      <p className={styles.shotsLabel}>{label}</p>
      <Shots team={teams.home} number={shots?.home ?? null} />
      <div
        aria-hidden="true"
        className={styles.bar}
        style={assignInlineVars({ [styles.homeShare]: `${share}%` })}
      >
        <span className={styles.homeBar} />
        <span className={styles.awayBar} />
      </div>
      <Shots team={teams.away} number={shots?.away ?? null} />
    </div>
  );
};
