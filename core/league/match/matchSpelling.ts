import * as t from 'io-ts';

const otherSpelling = /^(home|away)Team/;

/** Whether a row has the specified spelling, as in most calls; such rows, hundreds in a season, are not copied. */
const isAsSpecified = (row: Readonly<Record<string, unknown>>): boolean => {
  if (row['matchId'] === undefined) return false;
  for (const key in row) if (key.startsWith('homeTeam') || key.startsWith('awayTeam')) return false;
  return true;
};

/** Restores the specified names from `homeTeam…` for `hometeam…`, and from `ta/Match`, which may say `id` (wire-format §3). */
export const withSpecifiedNames = (u: unknown): unknown => {
  if (!t.UnknownRecord.is(u) || isAsSpecified(u)) return u;
  const renamed = Object.fromEntries(
    Object.entries(u).map(([key, value]) => [key.replace(otherSpelling, '$1team'), value]),
  );
  return renamed['matchId'] === undefined ? { ...renamed, matchId: renamed['id'] } : renamed;
};
