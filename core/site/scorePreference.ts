/** How scores may reach a visitor by themselves, in notifications. */
export interface ScorePreference {
  /** Milliseconds by which they come later: for whom the picture on a screen comes later than the report. */
  readonly delay: number;
  /** Whether no score is told at all. */
  readonly hidesScores: boolean;
}
