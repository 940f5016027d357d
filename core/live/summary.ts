import type { BySide, Side } from '../side.ts';
import type { Instant } from '../time/instant.ts';
import { type ClockState, clockOf, readClock } from './clock.ts';
import { detailsOf, sideOfPerson } from './details.ts';
import type { LogCounts } from './log.ts';
import { type LiveMatch, readingOf } from './match.ts';
import { playersOf } from './players.ts';
import { periodLinesOf, scoreOf } from './score.ts';
import { shootoutOf } from './shootout.ts';

/** A player's figures in a summary; `team` as on the wire. */
export interface PlayerSummary {
  readonly team: 'H' | 'A';
  readonly goals: number;
  readonly assists: number;
  readonly shots: number;
  readonly pim: number;
}

/** A match as `npm run replay -- FILE --json` prints it (recordings.md, "The summary"). */
export interface MatchSummary {
  readonly matchId: number;
  readonly sport: string;
  readonly ended: boolean;
  readonly score: BySide<number>;
  /** In playing order, the shootout excluded. */
  readonly periods: readonly (BySide<number> & { readonly shots: BySide<number> })[];
  readonly shootout: (BySide<number> & { readonly winner: Side | null }) | null;
  readonly sets: BySide<number> | null;
  readonly clock: { readonly state: ClockState; readonly display: string; readonly period: string | null };
  /** Every player with a figure that is not zero, by person id. */
  readonly players: Readonly<Record<string, PlayerSummary>>;
  readonly log: LogCounts;
}

const playersIn = readingOf((match: LiveMatch): Readonly<Record<string, PlayerSummary>> => {
  const details = detailsOf(match);
  const rows = [...playersOf(match).values()]
    .filter(({ goals, assists, shots, pim }) => goals + assists + shots + pim > 0)
    .map(({ id, side, goals, assists, shots, pim }): [string, PlayerSummary] => {
      const team = (sideOfPerson(details, id) ?? side) === 'home' ? 'H' : 'A';
      return [String(id), { team, goals, assists, shots, pim }];
    });
  return Object.fromEntries(rows);
});

/** The state of a match at a moment of the server's time, as one JSON object. */
export const summaryOf = (match: LiveMatch, now: Instant): MatchSummary => {
  const clock = readClock(clockOf(match), now);
  const shootout = shootoutOf(match);
  return {
    matchId: match.matchId,
    sport: match.sport.kind,
    ended: clock.state === 'ended',
    score: scoreOf(match),
    periods: periodLinesOf(match).map(({ goals: { home, away }, shots }) => ({ home, away, shots })),
    shootout: shootout === null ? null : { ...shootout.score, winner: shootout.winner },
    sets: null,
    clock: { state: clock.state, display: clock.display, period: clock.period?.name ?? null },
    players: playersIn(match),
    log: match.counts,
  };
};
