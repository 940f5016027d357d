import type { PersonId } from '../../ids.ts';
import { bySide, type Side, sides } from '../../side.ts';
import { timeOfPlay } from '../clock/period.ts';
import { isOfType } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { Substitution } from '../events/lineupEvents.ts';
import { listsIn, startersOf } from '../lineup/presence.ts';
import { eventsOf, type LiveMatch, readingOf } from '../match.ts';
import type { Anomaly } from './anomaly.ts';

/** What does not fit in the reports of who is at play. */
export interface OddPlayers {
  readonly anomalies: readonly Anomaly[];
  /** Those who came or went without a report: their playing time is uncertain. */
  readonly uncertain: ReadonlySet<PersonId>;
}

const nothing: OddPlayers = { anomalies: [], uncertain: new Set() };

/** A report of who is at play, while it is checked. */
interface Checking {
  readonly most: number;
  readonly present: Record<Side, ReadonlySet<PersonId>>;
  readonly anomalies: Anomaly[];
  readonly uncertain: Set<PersonId>;
}

/** A side's players by a list: who differs from those known came or went without a report. */
const applyList = (
  { most, present, anomalies, uncertain }: Checking,
  key: EventKey,
  side: Side,
  list: readonly PersonId[],
): void => {
  const known = present[side];
  const listed = new Set(list);
  const changed = [...known, ...listed].filter((id) => known.has(id) !== listed.has(id));
  if (known.size >= most && changed.length > 0) {
    anomalies.push({ key, type: 'unreportedChange', side });
    for (const id of changed) uncertain.add(id);
  }
  present[side] = listed;
};

/**
 * Checks substitutions, and the lists of those at play that shots carry. How many are at play is counted when the next second of play
 * begins, as one may be told to come before another goes.
 */
export const oddPlayersOf = readingOf((match: LiveMatch): OddPlayers => {
  const { inPlay } = match.sport;
  if (inPlay?.reportsChanges !== true) return nothing;
  const most = inPlay.players;
  const starters = startersOf(match);
  const checking: Checking = {
    most,
    present: bySide((side) => new Set(starters[side].keys())),
    anomalies: [],
    uncertain: new Set(),
  };
  const { present, anomalies } = checking;
  const isCrowded = { home: false, away: false };
  let last: { readonly at: number; readonly key: EventKey } | null = null;
  const settle = (key: EventKey): void => {
    for (const side of sides) {
      const players = present[side].size;
      if (players > most && !isCrowded[side]) anomalies.push({ key, type: 'tooMany', side, players });
      isCrowded[side] = players > most;
    }
  };
  for (const { key, event } of eventsOf(match)) {
    const lists = listsIn(event, match.sport);
    const isChange = isOfType<Substitution>(event, 'substitution');
    if (!isChange && match.sport.factsOf(event).playersAtPlay === undefined) continue;
    const at = timeOfPlay(match, event);
    if (last !== null && at > last.at) settle(last.key);
    last = { at, key };
    if (isChange) {
      const { side, playerIn, playerOut } = event;
      if (side === null) continue;
      const own = present[side];
      if (playerOut !== null && !own.has(playerOut) && own.size >= most)
        anomalies.push({ key, type: 'notIn', side, person: playerOut });
      const staying = [...own].filter((id) => id !== playerOut);
      present[side] = new Set(playerIn === null ? staying : [...staying, playerIn]);
      continue;
    }
    for (const [side, list] of lists) {
      if (event.type === 'teamUpdate') present[side] = new Set(list);
      else applyList(checking, key, side, list);
    }
  }
  if (last !== null) settle(last.key);
  return { anomalies, uncertain: checking.uncertain };
});
