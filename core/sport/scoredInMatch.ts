import type { PlayerMatch } from '../gateway/composed/matchesOfPlayer.ts';

/** A player's figures in a match. */
export type InMatch = Pick<PlayerMatch, 'scored' | 'saves' | 'shotsAgainst'>;

/** The figures of a sport, or of a player, without saves. */
export const onlyScored = (scored: number): InMatch => ({ scored, saves: 0, shotsAgainst: 0 });
