import type { PlayerViews } from '../../player/playerViews.ts';

/** A player of a plain sport, of whom nothing but the roster is known (reading 41: no statistics). */
export const plainPlayer: PlayerViews = { calls: ({ info }) => [info], Statistics: () => null };
