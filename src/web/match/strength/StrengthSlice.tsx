import type { PersonId } from '@kampdag/core/ids';
import { type Clock, clockOf, playTimeOf, readClock } from '@kampdag/core/live/clock/clock';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import { onIceOf } from '@kampdag/core/live/lineup/onIce';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, opponentOf, type Side, sides } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';
import { useMemo } from 'react';
import { useCrestDesign } from '../../context/crestDesigns.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import { anchorOf, remainingText } from '../board/liveBoard.ts';
import { stripRoom } from '../board/under.css.ts';
import type { PartProps } from '../live/liveSport.ts';
import { TickingText, useTicking } from '../live/TickingText.tsx';
import { useDetails } from '../live/useDetails.ts';
import { useLiveSlice } from '../live/useLiveSlice.ts';
import * as styles from './strength.css.ts';

interface ServedPenalty {
  readonly key: string;
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  /** Seconds of play since the start of the match. */
  readonly until: number;
}

interface Strength {
  /** Most important first. */
  readonly served: BySide<readonly ServedPenalty[]>;
  readonly players: BySide<number>;
}

/** A sport's rule for the strength of both sides. */
export interface StrengthRule<Penalties> {
  readonly penaltiesOf: (live: LiveMatch) => Penalties;
  /** The starts and ends of penalties, in seconds of play since the start of the match. */
  readonly changes: (penalties: Penalties) => readonly number[];
  readonly strengthAt: (penalties: Penalties, at: number) => Strength;
}

/** The texts of the strength strip. */
export interface StrengthWords {
  readonly powerPlay: (team: string) => string;
  /** The stronger side's number first. */
  readonly players: (more: number, fewer: number) => string;
  readonly emptyNet: string;
  readonly remaining: string;
  readonly penaltyBox: string;
}

/** The part of strength that only events change; the penalties served now depend on the clock too. */
interface StrengthFacts<Penalties> {
  readonly clock: Clock;
  readonly penalties: Penalties;
  readonly emptyNets: readonly Side[];
}

const strengthFacts =
  <Penalties,>({ penaltiesOf }: StrengthRule<Penalties>) =>
  (live: LiveMatch): StrengthFacts<Penalties> => {
    const onIce = onIceOf(live);
    return {
      clock: clockOf(live),
      penalties: penaltiesOf(live),
      emptyNets: sides.filter((side) => onIce[side].pulled),
    };
  };

const isInPlay = ({ state, period }: Clock): boolean =>
  (state === 'running' || state === 'stopped') && period?.kind !== 'shootout';

/** The second of play since when the current strength has applied; null after the match. */
const strengthFrom =
  (clock: Clock, changes: readonly number[]) =>
  (now: Instant): number | null => {
    const at = playTimeOf(readClock(clock, now));
    return at === null ? null : Math.max(0, ...changes.filter((change) => change <= at));
  };

/** The side with more players; null when even. */
const strongerSide = (players: BySide<number>): Side | null =>
  sides.find((side) => players[side] > players[opponentOf(side)]) ?? null;

interface StrengthSliceProps<Penalties> extends Pick<PartProps, 'actor' | 'match' | 'teams'> {
  readonly words: StrengthWords;
  /** Must be a stable reference. */
  readonly rule: StrengthRule<Penalties>;
}

const mostOnBoard = 2;

interface PenaltyProps {
  readonly penalty: ServedPenalty;
  readonly team: string;
  readonly details: MatchDetails | null;
  readonly clock: Clock;
  readonly words: StrengthWords;
}

/** A penalty being served: `#8 Berg`, short enough beside its time left, or the team. */
const Penalty = ({ penalty: { player, until }, team, details, clock, words }: PenaltyProps) => {
  const read = useMemo(() => remainingText(until, clock), [until, clock]);
  const member = player === null ? undefined : details?.persons.get(player)?.member;
  const name = member === undefined ? team : (member.lastName ?? member.firstName);
  const shirt = member?.shirtNo ?? null;
  return (
    <li className={styles.penalty}>
      {shirt === null ? (
        <span className={styles.givesWay}>{name}</span>
      ) : (
        <>
          <span className={styles.left}>#{shirt} </span>
          <span className={styles.name}>{name}</span>
        </>
      )}
      <span className={styles.left}>
        <TickingText read={read} anchor={anchorOf(clock)} className={styles.ticking} />
        <span className={hidden}> {words.remaining}</span>
      </span>
    </li>
  );
};

/** Whose power play it is: by name where there is room, on a phone by the code, unique in the league. */
const PowerPlay = ({ team, words }: Pick<PenaltyProps, 'team' | 'words'>) => {
  const { code } = useCrestDesign(team);
  return (
    <>
      <span className={styles.byCode} aria-hidden="true">
        {words.powerPlay(code)}
      </span>
      <span className={styles.byName}>{words.powerPlay(team)}</span>
    </>
  );
};

/** The strength of both sides, with each side's penalties below its team. Renders when a penalty begins or ends. */
const StrengthNow = <Penalties,>({
  facts: { clock, penalties, emptyNets },
  actor,
  teams,
  words,
  rule,
}: StrengthSliceProps<Penalties> & { readonly facts: StrengthFacts<Penalties> }) => {
  const details = useDetails(actor);
  const from = useTicking(
    useMemo(() => strengthFrom(clock, rule.changes(penalties)), [clock, penalties, rule]),
    anchorOf(clock),
  );
  const { served, players } = useMemo(() => rule.strengthAt(penalties, from ?? 0), [penalties, from, rule]);
  const stronger = strongerSide(players);
  const count = words.players(Math.max(players.home, players.away), Math.min(players.home, players.away));
  const isQuiet =
    stronger === null && emptyNets.length === 0 && sides.every((side) => served[side].length === 0);
  return (
    <div className={isQuiet ? styles.strips.quiet : styles.strips.active}>
      {stronger === null ? (
        <p className={styles.even}>{count}</p>
      ) : (
        <p className={styles.powerPlay}>
          <PowerPlay team={teams[stronger]} words={words} />
          <span>{count}</span>
        </p>
      )}
      {sides.map((side) => (
        <div key={side} className={styles.boxes[side]}>
          {emptyNets.includes(side) ? (
            <p className={styles.emptyNet}>
              {words.emptyNet}
              <span className={hidden}> {teams[side]}</span>
            </p>
          ) : null}
          {served[side].length === 0 ? null : (
            <ul className={styles.served} aria-label={`${words.penaltyBox}, ${teams[side]}`}>
              {served[side].slice(0, mostOnBoard).map((penalty) => (
                <Penalty
                  key={penalty.key}
                  penalty={penalty}
                  team={teams[side]}
                  details={details}
                  clock={clock}
                  words={words}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
};

/** Strength, empty nets and running penalties during play; reserves the room at other times, until there is a result. */
export const StrengthSlice = <Penalties,>(props: StrengthSliceProps<Penalties>) => {
  const { actor, match, rule } = props;
  const facts = useLiveSlice(
    actor,
    useMemo(() => strengthFacts(rule), [rule]),
  );
  if (match.result !== null) return null;
  if (facts === null || !isInPlay(facts.clock)) return <div className={stripRoom} />;
  return <StrengthNow {...props} facts={facts} />;
};
