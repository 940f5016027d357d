/** The reasons why a match was not played as planned (reading 9). */
export const nonPlayReasons = [
  'HomeTeamNoShow',
  'AwayTeamNoShow',
  'BothTeamsNoShow',
  'HomeTeamWalkover',
  'AwayTeamWalkover',
  'MatchPostponed',
  'MatchCancelled',
] as const;

/** One of them. */
export type NonPlayReason = (typeof nonPlayReasons)[number];

/** The reason in any letter case; null where the match was played, which an enumeration's default says too. */
export const reasonOf = (text: string | null): NonPlayReason | 'unknown' | null => {
  const lower = text?.toLowerCase() ?? 'none';
  if (lower === 'none') return null;
  return nonPlayReasons.find((reason) => reason.toLowerCase() === lower) ?? 'unknown';
};
