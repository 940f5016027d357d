import type { PersonId } from '@kampdag/core/ids';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import { type BySide, bySide } from '@kampdag/core/side';
import { useMemo } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import { anchorOf, remainingText } from '../../match/board/clockText.ts';
import { stripRoom } from '../../match/board/under.css.ts';
import { useDetails } from '../../match/live/useDetails.ts';
import { useReading } from '../../match/live/useLive.ts';
import { useTicking } from '../../match/live/useTicking.ts';
import type { HockeyMessages } from './liveMessages.ts';
import { type PenalizedView, Strength } from './Strength.tsx';
import { isInPlay, type StrengthFacts, strengthAt, strengthFacts, strengthFrom } from './strength.ts';

interface StrengthSliceProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: HockeyMessages;
}

/** `#8` and `Berg`: what there is room for beside a clock; null for nobody. */
const shortName = (details: MatchDetails, id: PersonId | null): PenalizedView | null => {
  const member = id === null ? undefined : details.persons.get(id)?.member;
  if (member === undefined) return null;
  const { shirtNo, lastName, firstName } = member;
  return { shirt: shirtNo === null ? null : `#${shirtNo}`, name: lastName ?? firstName };
};

/** Looked at each second, repainted when a penalty begins or ends. */
const StrengthNow = ({
  facts,
  actor,
  teams,
  messages: m,
}: StrengthSliceProps & { readonly facts: StrengthFacts }) => {
  const details = useDetails(actor);
  const anchor = anchorOf(facts.clock);
  const from = useTicking(
    useMemo(() => strengthFrom(facts), [facts]),
    anchor,
  );
  const { served, skaters, powerPlay } = useMemo(() => strengthAt(facts, from ?? 0), [facts, from]);
  const penalties = useMemo(
    () =>
      served.map((penalty) => ({
        key: `${penalty.key} ${penalty.kind}`,
        side: penalty.side,
        player: details === null ? null : shortName(details, penalty.player),
        remaining: remainingText(penalty, facts.clock),
      })),
    [served, details, facts],
  );
  return (
    <Strength
      teams={teams}
      powerPlay={powerPlay === null ? null : m.strength.powerPlay(teams[powerPlay])}
      skaters={m.strength.skaters(Math.max(skaters.home, skaters.away), Math.min(skaters.home, skaters.away))}
      emptyNet={bySide((side) => (facts.emptyNets.includes(side) ? m.strength.emptyNet : null))}
      penalties={penalties}
      remainingLabel={m.strength.remaining}
      listLabel={m.strength.penaltyBox}
      anchor={anchor}
    />
  );
};

/** Manpower, empty nets, and penalties on the clock, while the match is being played; the same room at other times. */
export const StrengthSlice = (props: StrengthSliceProps) => {
  const facts = useReading(props.actor, strengthFacts);
  if (facts === null || !isInPlay(facts)) return <div className={stripRoom} />;
  return <StrengthNow {...props} facts={facts} />;
};
