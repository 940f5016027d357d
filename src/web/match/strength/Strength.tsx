import { type BySide, type Side, sides } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';
import { hidden } from '../../ui/text/hidden.css.ts';
import { TickingText } from '../live/TickingText.tsx';
import * as styles from './strength.css.ts';

/** A player serving a penalty. */
export interface PenalizedView {
  readonly shirt: string | null;
  readonly name: string | null;
}

/** A penalty being served. */
export interface ServedPenaltyView {
  readonly key: string;
  readonly side: Side;
  /** Null for a bench penalty. */
  readonly player: PenalizedView | null;
  readonly remaining: (now: Instant) => string;
}

export interface StrengthProps {
  readonly teams: BySide<string>;
  /** `Nordlys power play`; null when the sides are even. */
  readonly powerPlay: string | null;
  /** `5 on 4`, `7 v 6`. */
  readonly players: string;
  /** The empty-net label of a side; null with a goalie in. */
  readonly emptyNet: BySide<string | null>;
  readonly penalties: readonly ServedPenaltyView[];
  readonly remainingLabel: string;
  readonly listLabel: string;
  readonly anchor: number | null;
}

const Penalized = ({ player, team }: { readonly player: PenalizedView | null; readonly team: string }) => {
  if (player === null) return <span className={styles.givesWay}>{team}</span>;
  const { shirt, name } = player;
  if (shirt === null) return <span className={styles.givesWay}>{name}</span>;
  return (
    <>
      <span className={styles.left}>{shirt} </span>
      <span className={styles.name}>{name}</span>
    </>
  );
};

const Box = ({
  side,
  teams,
  emptyNet,
  penalties,
  remainingLabel,
  listLabel,
  anchor,
}: StrengthProps & { readonly side: Side }) => {
  const served = penalties.filter((penalty) => penalty.side === side);
  const net = emptyNet[side];
  return (
    <div className={styles.boxes[side]}>
      {net === null ? null : (
        <p className={styles.emptyNet}>
          {net}
          <span className={hidden}> {teams[side]}</span>
        </p>
      )}
      {served.length === 0 ? null : (
        <ul className={styles.served} aria-label={`${listLabel}, ${teams[side]}`}>
          {served.map(({ key, player, remaining }) => (
            <li key={key} className={styles.penalty}>
              <Penalized player={player} team={teams[side]} />
              <span className={styles.left}>
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

/** The strength of both sides, with each side's penalties below its team. */
export const Strength = (props: StrengthProps) => {
  const { powerPlay, players, penalties, emptyNet } = props;
  const isQuiet =
    powerPlay === null && penalties.length === 0 && sides.every((side) => emptyNet[side] === null);
  return (
    <div className={isQuiet ? styles.strips.quiet : styles.strips.active}>
      {powerPlay === null ? (
        <p className={styles.even}>{players}</p>
      ) : (
        <p className={styles.powerPlay}>
          <span className={styles.givesWay}>{powerPlay}</span>
          <span>{players}</span>
        </p>
      )}
      {sides.map((side) => (
        <Box key={side} side={side} {...props} />
      ))}
    </div>
  );
};
