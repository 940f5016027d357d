/** How scores may reach a visitor in notifications. */
export interface ScorePreference {
  /** Delay in milliseconds, for visitors whose broadcast lags behind the report. */
  readonly delay: number;
  /** Whether scores are left out. */
  readonly hidesScores: boolean;
  /** Whether goals are told of where scores are hidden: without side and score. */
  readonly tellsHiddenGoals: boolean;
}
