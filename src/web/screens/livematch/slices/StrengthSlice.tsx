import type { BySide } from '@kampdag/core/side';
import { useMemo } from 'react';
import type { HockeyMessages } from '../../../i18n/messages/liveHockey.ts';
import { anchorOf, remainingText } from '../clockText.ts';
import { Strength } from '../header/Strength.tsx';
import { personText } from '../plays/names.ts';
import { isInPlay, type StrengthFacts, servedKeys, strengthFacts, strengthWith } from '../strength.ts';
import { useDetails } from '../useDetails.ts';
import { type LiveActor, useReading } from '../useLive.ts';
import { useTicking } from '../useTicking.ts';

interface StrengthSliceProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: HockeyMessages;
}

/** Looked at each second, repainted when a penalty begins or ends. */
const StrengthNow = ({
  facts,
  actor,
  teams,
  messages: m,
}: StrengthSliceProps & { readonly facts: StrengthFacts }) => {
  const details = useDetails(actor);
  const anchor = anchorOf(facts.clock);
  const keys = useTicking(
    useMemo(() => servedKeys(facts), [facts]),
    anchor,
  );
  const { served, skaters, powerPlay } = useMemo(() => strengthWith(facts, keys), [facts, keys]);
  const penalties = useMemo(
    () =>
      served.map(({ key, side, player }) => ({
        key,
        team: teams[side],
        player: details === null ? null : personText(details, player),
        remaining: remainingText(facts.penalties, facts.clock, key, side),
      })),
    [served, teams, details, facts],
  );
  return (
    <Strength
      powerPlay={powerPlay === null ? null : m.strength.powerPlay(teams[powerPlay])}
      skaters={m.strength.skaters(Math.max(skaters.home, skaters.away), Math.min(skaters.home, skaters.away))}
      emptyNets={facts.emptyNets.map((side) => m.strength.emptyNet(teams[side]))}
      penalties={penalties}
      remainingLabel={m.strength.remaining}
      listLabel={m.strength.penaltyBox}
      anchor={anchor}
    />
  );
};

/** Manpower, empty nets, and penalties on the clock, while the match is being played. */
export const StrengthSlice = (props: StrengthSliceProps) => {
  const facts = useReading(props.actor, strengthFacts);
  return facts === null || !isInPlay(facts) ? null : <StrengthNow {...props} facts={facts} />;
};
