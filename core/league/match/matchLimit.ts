/** How many of a team's last matches count, in display order: 0 is all (specification §5 "Hockey team filter"). */
export const matchLimits = [0, 1, 2, 4, 5, 10] as const;
export type MatchLimit = (typeof matchLimits)[number];

/** Reads a limit from a query; any other value means all matches. */
export const readMatchLimit = (text: string | null): MatchLimit =>
  matchLimits.find((limit) => String(limit) === text) ?? 0;

/** The limit as a call's parameter: null for all matches. */
export const numberMatchesOf = (limit: MatchLimit): number | null => (limit === 0 ? null : limit);

/** The last matches of a list sorted oldest first; all of them without a limit. */
export const lastMatches = <A>(matches: readonly A[], limit: MatchLimit): readonly A[] =>
  limit === 0 ? matches : matches.slice(-limit);
