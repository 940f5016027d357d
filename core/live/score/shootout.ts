import { type BySide, type Side, withSide } from '../../side.ts';
import { periodOf, periodsOf } from '../clock/period.ts';
import type { Timer } from '../events/clockEvents.ts';
import type { ShootoutAttempt } from '../events/goalEvents.ts';
import { eventsOfType, milestonesOf } from '../eventsOfType.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import { compareTokens, type TimeToken } from '../log/timeToken.ts';
import { type LiveMatch, readingOf } from '../match.ts';

/** A round of the shootout, usually one attempt per side. */
export interface ShootoutRound {
  readonly number: number;
  readonly attempts: BySide<readonly ShootoutAttempt[]>;
}

/** The shootout so far. */
export interface Shootout {
  /** In the order taken. */
  readonly attempts: readonly ShootoutAttempt[];
  readonly rounds: readonly ShootoutRound[];
  /** Attempts that scored, which are no goals of the match. */
  readonly score: BySide<number>;
  /** The side with more goals (specification §4), once the shootout or match has ended: the number of rounds varies by league. */
  readonly winner: Side | null;
  /** The token of the event that ended it. */
  readonly decidedAt: TimeToken | null;
}

/** The first end of the shootout or match after its last attempt: one reported before was premature. */
const endOf = (
  match: LiveMatch,
  milestones: readonly CurrentEvent<Timer>[],
  last: CurrentEvent | undefined,
): TimeToken | null =>
  milestones.find(
    ({ event, token }) =>
      (last === undefined || compareTokens(token, last.token) > 0) &&
      (event.action === 'matchEnd' ||
        (event.action === 'periodEnd' && periodOf(match, event.period)?.kind === 'shootout')),
  )?.token ?? null;

const roundsOf = (attempts: readonly ShootoutAttempt[]): readonly ShootoutRound[] => {
  const taken = { home: 0, away: 0 };
  const rounds = new Map<number, ShootoutRound>();
  for (const attempt of attempts) {
    if (attempt.side === null) continue;
    taken[attempt.side] += 1;
    const number = attempt.round ?? taken[attempt.side];
    const round = rounds.get(number) ?? { number, attempts: { home: [], away: [] } };
    const own = [...round.attempts[attempt.side], attempt];
    rounds.set(number, { number, attempts: withSide(round.attempts, attempt.side, own) });
  }
  return [...rounds.values()].toSorted((a, b) => a.number - b.number);
};

/** The shootout; null before it starts. */
export const shootoutOf = readingOf((match: LiveMatch): Shootout | null => {
  const milestones = milestonesOf(match);
  const taken = eventsOfType<ShootoutAttempt>(match, 'shootout');
  const attempts = taken.map(({ event }) => event);
  const period = periodsOf(match).find(({ kind }) => kind === 'shootout')?.id;
  const begun =
    attempts.length > 0 ||
    milestones.some(({ event }) => event.action === 'periodStart' && event.period === period);
  if (!begun) return null;
  const score = { home: 0, away: 0 };
  for (const { side, scored } of attempts) if (side !== null && scored) score[side] += 1;
  const decidedAt = endOf(match, milestones, taken.at(-1));
  const leader = score.home === score.away ? null : score.home > score.away ? 'home' : 'away';
  const winner = decidedAt === null ? null : leader;
  return { attempts, rounds: roundsOf(attempts), score, winner, decidedAt };
});
