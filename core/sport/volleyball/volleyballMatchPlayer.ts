import { entity, field } from '../../decode/entity.ts';
import { Count } from '../../decode/rowCodecs.ts';
import { type BallPlayer, ballPlayer } from '../../league/player/ballPlayer.ts';

/** What a volleyball player did in one match (specification §3). */
export interface VolleyballMatchPlayer extends BallPlayer {
  readonly points: number;
  readonly attacks: number;
  readonly blocks: number;
  readonly aces: number;
}

/** A row of `volleyball/match/Players`. */
export const VolleyballMatchPlayerRow = entity<VolleyballMatchPlayer>('volleyball match player', {
  ...ballPlayer,
  points: field('totalPoints', Count),
  attacks: field('attackPoints', Count),
  blocks: field('blockPoints', Count),
  aces: field('aces', Count),
});
