import type { TimelineIncident } from '../../league/match/incidentTimeline.ts';
import type { SportRules } from '../../league/rules/sportRules.ts';
import type { Exclusion } from '../common/exclusion.ts';
import { type AssessedExclusion, atOnce, type Stint, servedExclusions } from '../common/exclusionBox.ts';

/** The cautions of a player in one match that are a sending-off (IFAB law 12.3). */
export const mostCautions = 2;

/** Who is sent off plays no more and is not replaced (IFAB laws 3.3 and 12.3). */
const restOfMatch: readonly Stint[] = [{ seconds: Number.POSITIVE_INFINITY, endsWithGoal: false }];

/** Halves of a match without extra time (IFAB law 7.1). */
const halves = 2;

const secondOf = (
  { place, incident: { time } }: TimelineIncident,
  { periodLength, overtimeLength }: SportRules,
): number => {
  const { kind, number } = place ?? { kind: 'regulation', number: 1 };
  const before =
    kind === 'regulation'
      ? (number - 1) * periodLength
      : halves * periodLength + (number - 1) * overtimeLength;
  return before + (time ?? 0);
};

/**
 * The sendings-off of a match by its incidents, in their order: a red card, or the second yellow one of a player. What a sheet tells of one
 * player again, the red card of a second yellow, is one; a card of nobody named is one of its own.
 */
export const sendingsOffIn = (
  timeline: readonly TimelineIncident[],
  sport: SportRules,
): readonly Exclusion[] => {
  const cautions = new Map<number, number>();
  const sentOff = new Set<number>();
  const assessed = timeline.flatMap((one): readonly AssessedExclusion[] => {
    const { kind, incident } = one;
    const { side, people, incidentId } = incident;
    const player = people[0]?.personId ?? null;
    if (side === null || (kind !== 'redCard' && kind !== 'yellowCard')) return [];
    if (player !== null && kind === 'yellowCard') cautions.set(player, (cautions.get(player) ?? 0) + 1);
    const isOff = kind === 'redCard' || (player !== null && cautions.get(player) === mostCautions);
    if (!isOff || (player !== null && sentOff.has(player))) return [];
    if (player !== null) sentOff.add(player);
    return [{ key: String(incidentId), side, player, at: secondOf(one, sport), stints: restOfMatch }];
  });
  return servedExclusions(atOnce, assessed);
};
