/** The room that a live page's first view keeps for what comes with the sport's own code. */
export interface LiveRoom {
  /** What stands under the score. */
  readonly clock: 'clock' | 'setPoints';
  /** Whether manpower and penalties stand under the teams. */
  readonly hasStrength: boolean;
  /** What stands under the teams, below those. */
  readonly under: 'shots' | 'foulsAndTimeouts' | 'timeouts' | 'nothing';
  /** How many figures of each period the summary has. */
  readonly summary: 'none' | 'one' | 'two' | 'three';
}
