/** How scores may reach a visitor in notifications. */
export interface ScorePreference {
  /** Delay in milliseconds, for visitors whose broadcast lags behind the report. */
  readonly delay: number;
  /** Whether scores are left out. */
  readonly hidesScores: boolean;
}
