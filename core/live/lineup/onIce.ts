import type { PersonId } from '../../ids.ts';
import { type BySide, bySide, mapSides, opponentOf, type Side, sides } from '../../side.ts';
import { isOfType } from '../event.ts';
import type { Goal, Shot } from '../events/goalEvents.ts';
import type { PlayerTime } from '../events/lineupEvents.ts';
import { foldOf } from '../reading.ts';
import type { Member } from '../wire/matchData.ts';
import { detailsOf, type MatchDetails } from './details.ts';

/** A side's players on the ice or court, as far as they are reported. */
interface OnIce {
  /** Empty when not reported. */
  readonly skaters: ReadonlySet<PersonId>;
  /** The goalie in net; null when pulled or unknown. */
  readonly goalie: PersonId | null;
  /** Whether the goalie was reported pulled. */
  readonly pulled: boolean;
}

const starter = (goalies: readonly Member[]): PersonId | null =>
  goalies.find(({ isStarter }) => isStarter)?.id ?? (goalies.length === 1 ? (goalies[0]?.id ?? null) : null);

/** The players on the ice while events are folded. */
type Ice = BySide<{ skaters: Set<PersonId>; goalie: PersonId | null; pulled: boolean }>;

const applyLists = (ice: Ice, lists: BySide<readonly PersonId[] | null>, { persons }: MatchDetails): void => {
  for (const side of sides) {
    const list = lists[side];
    if (list === null) continue;
    const { skaters } = ice[side];
    skaters.clear();
    for (const id of list) if (persons.get(id)?.isGoalie !== true) skaters.add(id);
  }
};

const changeGoalie = (own: Ice[Side], player: PersonId, direction: 'on' | 'off'): boolean => {
  if (direction === 'on') {
    own.goalie = player;
    own.pulled = false;
  } else if (own.goalie === player || own.goalie === null) {
    own.goalie = null;
    own.pulled = true;
  } else return false;
  return true;
};

const applyPlayerTime = (ice: Ice, event: PlayerTime, { persons }: MatchDetails): boolean => {
  const { player, direction, isGoalie } = event;
  const person = player === null ? undefined : persons.get(player);
  const side = event.side ?? person?.side ?? null;
  if (player === null || side === null || direction === null) return false;
  const own = ice[side];
  if (isGoalie || person?.isGoalie === true) return changeGoalie(own, player, direction);
  const { size } = own.skaters;
  if (direction === 'on') own.skaters.add(player);
  else own.skaters.delete(player);
  return own.skaters.size !== size;
};

/** Puts the goalie of a save or goal in net, even without a PlayerTime. */
const putInNet = (own: Ice[Side], goalie: PersonId): boolean => {
  if (own.pulled || own.goalie === goalie) return false;
  own.goalie = goalie;
  return true;
};

/** The players on the ice, by PlayerTime and by events that list them. */
export const onIceOf = foldOf<Ice, BySide<OnIce>>({
  inputs: (match) => [detailsOf(match)],
  begin: (match) =>
    bySide((side) => ({
      skaters: new Set(),
      goalie: starter(detailsOf(match).goalies[side]),
      pulled: false,
    })),
  concerns: (event) =>
    event.onIce !== null || isOfType<PlayerTime | Shot | Goal>(event, 'playerTime', 'shot', 'goal'),
  step: (ice, { event }, match) => {
    const details = detailsOf(match);
    if (event.onIce !== null) applyLists(ice, event.onIce, details);
    const hasChanged = isOfType<PlayerTime>(event, 'playerTime')
      ? applyPlayerTime(ice, event, details)
      : isOfType<Shot | Goal>(event, 'shot', 'goal') &&
        event.goalie !== null &&
        event.side !== null &&
        putInNet(ice[opponentOf(event.side)], event.goalie);
    return hasChanged || event.onIce !== null;
  },
  result: (ice) => mapSides(ice, (own) => ({ ...own, skaters: new Set(own.skaters) })),
});
