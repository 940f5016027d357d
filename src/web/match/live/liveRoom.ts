/** The room a live page's first view reserves for parts whose code loads later. */
export interface LiveRoom {
  /** What stands under the score. */
  readonly clock: 'clock' | 'setPoints';
  /** Whether strength and penalties stand under the teams. */
  readonly hasStrength: boolean;
  /** The strip below those. */
  readonly under: 'shots' | 'foulsAndTimeouts' | 'timeouts' | 'nothing';
  /** Number of figures per period in the summary. */
  readonly summary: 'none' | 'one' | 'two' | 'three';
}
