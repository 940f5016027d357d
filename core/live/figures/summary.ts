import { lettersOf } from '../../federationText.ts';
import type { BySide, Side } from '../../side.ts';
import type { Instant } from '../../time/instant.ts';
import { clockOf, readClock } from '../clock/clock.ts';
import type { ClockState } from '../clock/clockSetting.ts';
import type { LogCounts } from '../log/logCounts.ts';
import { countsOf, type LiveMatch } from '../match.ts';
import { periodLinesOf } from '../score/periodLines.ts';
import { scoreOf } from '../score/score.ts';
import { setsOf } from '../score/sets.ts';
import { shootoutOf } from '../score/shootout.ts';
import { amountOf, linesOf } from './figures.ts';

/** A player's figures in a summary, by printed name (recordings.md); `team` as on the wire. */
export type PlayerSummary = { readonly team: 'H' | 'A' } & Readonly<Record<string, number | string>>;

/** A match as `npm run replay -- FILE --json` prints it (recordings.md, "The summary"). */
export interface MatchSummary {
  readonly matchId: number;
  readonly sport: string;
  readonly ended: boolean;
  readonly score: BySide<number>;
  /** In playing order, the shootout excluded; `shots` where the sport counts them. */
  readonly periods: readonly (BySide<number> & { readonly shots?: BySide<number> })[];
  readonly shootout: (BySide<number> & { readonly winner: Side | null }) | null;
  /** Sets won; null where the sport has none. */
  readonly sets: BySide<number> | null;
  readonly clock: {
    readonly state: ClockState;
    /** Null where the sport has no clock. */
    readonly display: string | null;
    readonly period: string | null;
  };
  /** The players with a nonzero figure, by person id. */
  readonly players: Readonly<Record<string, PlayerSummary>>;
  readonly log: LogCounts;
}

/** The players' summaries; null where all figures are zero. */
const playerSummariesOf = linesOf<PlayerSummary | null>(({ side, amounts }, { sport }) => {
  const row: Record<string, number | string> = {};
  let isEmpty = true;
  for (const [name, figure] of sport.figures.printed) {
    const amount = amountOf(amounts, figure);
    if (amount !== 0) isEmpty = false;
    row[name] = amount;
  }
  return isEmpty ? null : { team: side === 'home' ? 'H' : 'A', ...row };
});

const playersIn = (match: LiveMatch): Readonly<Record<string, PlayerSummary>> => {
  const players: Record<string, PlayerSummary> = {};
  for (const [id, row] of playerSummariesOf(match)) if (row !== null) players[id] = row;
  return players;
};

/** The summary of a match at a moment of the server's time. */
export const summaryOf = (match: LiveMatch, now: Instant): MatchSummary => {
  const clock = readClock(clockOf(match), now);
  const shootout = shootoutOf(match);
  const { scoreWithin, savedShots } = match.sport;
  return {
    matchId: match.matchId,
    sport: match.sport.kind,
    ended: clock.state === 'ended',
    score: scoreOf(match),
    periods: periodLinesOf(match).map(({ goals: { home, away }, shots }) =>
      savedShots !== null ? { home, away, shots } : { home, away },
    ),
    shootout: shootout === null ? null : { ...shootout.score, winner: shootout.winner },
    sets: scoreWithin === 'period' ? setsOf(match).won : null,
    clock: {
      state: clock.state,
      display: match.sport.clock.shows === 'nothing' ? null : clock.display,
      period: clock.period === null ? null : lettersOf(clock.period.name),
    },
    players: playersIn(match),
    log: countsOf(match),
  };
};
