import type { Match } from '../match/match.ts';
import type { League } from '../season/league.ts';

/** A league and its matches on one day. */
export interface LeagueDay {
  readonly league: League;
  readonly matches: readonly Match[];
  /** Whether its matches could not be fetched; `matches` is empty then. */
  readonly hasFailed: boolean;
}
