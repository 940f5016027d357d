import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Count } from '../../decode/rowCodecs.ts';
import { ballPlayer } from '../../league/player/ballPlayer.ts';

/** A row of `volleyball/match/Players`. */
export const VolleyballMatchPlayerRow = entity('volleyball match player', {
  ...ballPlayer,
  points: field('totalPoints', Count),
  attacks: field('attackPoints', Count),
  blocks: field('blockPoints', Count),
  aces: field('aces', Count),
});

/** A volleyball player's figures in one match (specification §3). */
export type VolleyballMatchPlayer = ModelOf<typeof VolleyballMatchPlayerRow>;
