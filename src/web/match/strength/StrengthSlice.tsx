import type { PersonId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import { type BySide, bySide, sides } from '@kampdag/core/side';
import { useMemo } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import { anchorOf, remainingText } from '../board/clockText.ts';
import { stripRoom } from '../board/under.css.ts';
import { useDetails } from '../live/useDetails.ts';
import { useLiveSlice } from '../live/useLiveSlice.ts';
import { useTicking } from '../live/useTicking.ts';
import { type PenalizedView, Strength } from './Strength.tsx';
import {
  isInPlay,
  type StrengthFacts,
  type StrengthRule,
  type StrengthWords,
  strengthFacts,
  strengthFrom,
  strongerSide,
} from './strengthRule.ts';

interface StrengthSliceProps<Penalties> {
  readonly actor: LiveActor;
  readonly match: Match;
  readonly teams: BySide<string>;
  readonly words: StrengthWords;
  /** Must be a stable reference. */
  readonly rule: StrengthRule<Penalties>;
}

/** The most penalties listed per side. */
const mostOnBoard = 2;

/** `#8` and `Berg`, short enough beside a clock; null without a player. */
const shortName = (details: MatchDetails, id: PersonId | null): PenalizedView | null => {
  const member = id === null ? undefined : details.persons.get(id)?.member;
  if (member === undefined) return null;
  const { shirtNo, lastName, firstName } = member;
  return { shirt: shirtNo === null ? null : `#${shirtNo}`, name: lastName ?? firstName };
};

/** Checks each second, and renders when a penalty begins or ends. */
const StrengthNow = <Penalties,>({
  facts: { clock, penalties, emptyNets },
  actor,
  teams,
  words,
  rule,
}: StrengthSliceProps<Penalties> & { readonly facts: StrengthFacts<Penalties> }) => {
  const details = useDetails(actor);
  const anchor = anchorOf(clock);
  const from = useTicking(
    useMemo(() => strengthFrom(clock, rule.changes(penalties)), [clock, penalties, rule]),
    anchor,
  );
  const { served, players } = useMemo(() => rule.strengthAt(penalties, from ?? 0), [penalties, from, rule]);
  const shown = useMemo(
    () =>
      sides.flatMap((side) =>
        served[side].slice(0, mostOnBoard).map(({ key, player, until }) => ({
          key,
          side,
          player: details === null ? null : shortName(details, player),
          remaining: remainingText(until, clock),
        })),
      ),
    [served, details, clock],
  );
  const stronger = strongerSide(players);
  return (
    <Strength
      teams={teams}
      powerPlay={stronger === null ? null : words.powerPlay(teams[stronger])}
      players={words.players(Math.max(players.home, players.away), Math.min(players.home, players.away))}
      emptyNet={bySide((side) => (emptyNets.includes(side) ? words.emptyNet : null))}
      penalties={shown}
      remainingLabel={words.remaining}
      listLabel={words.penaltyBox}
      anchor={anchor}
    />
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
