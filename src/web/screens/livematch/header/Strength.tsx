import type { Instant } from '@kampdag/core/time/instant';
import { hidden } from '../../../ui/hidden.css.ts';
import { TickingText } from '../TickingText.tsx';
import * as styles from './under.css.ts';

/** A penalty being served. */
export interface ServedPenaltyView {
  readonly key: string;
  readonly team: string;
  /** `#8 Per Berg`; null for a bench penalty. */
  readonly player: string | null;
  readonly remaining: (now: Instant) => string;
}

export interface StrengthProps {
  /** `Power play Nordlys`; null when the sides are even. */
  readonly powerPlay: string | null;
  /** `5 on 4`. */
  readonly skaters: string;
  readonly emptyNets: readonly string[];
  readonly penalties: readonly ServedPenaltyView[];
  readonly remainingLabel: string;
  readonly listLabel: string;
  readonly anchor: number | null;
}

/** Who is short-handed, and for how long. */
export const Strength = (props: StrengthProps) => {
  const { powerPlay, skaters, emptyNets, penalties, remainingLabel, listLabel, anchor } = props;
  return (
    <div className={styles.strip}>
      {powerPlay === null ? (
        <p className={styles.even}>{skaters}</p>
      ) : (
        <p className={styles.powerPlay}>
          <span>{powerPlay}</span>
          <span>{skaters}</span>
        </p>
      )}
      {emptyNets.map((text) => (
        <p key={text} className={styles.powerPlay}>
          {text}
        </p>
      ))}
      {penalties.length === 0 ? null : (
        <ul className={styles.served} aria-label={listLabel}>
          {penalties.map(({ key, team, player, remaining }) => (
            <li key={key} className={styles.penalty}>
              <span>{player === null ? team : `${player}, ${team}`}</span>
              <span>
                <TickingText read={remaining} anchor={anchor} className={styles.ticking} />
                <span className={hidden}> {remainingLabel}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
