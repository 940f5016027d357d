import * as t from 'io-ts';

const otherSpelling = /^(home|away)Team/;

/** Most calls spell a row as it is read: it is not copied then, for a season has some hundreds of them. */
const isAsSpecified = (row: Readonly<Record<string, unknown>>): boolean => {
  if (row['matchId'] === undefined) return false;
  for (const key in row) if (key.startsWith('homeTeam') || key.startsWith('awayTeam')) return false;
  return true;
};

/** Some calls write `homeTeam…` for `hometeam…`, and `ta/Match` may name the match `id` (wire-format §3). */
export const withSpecifiedNames = (u: unknown): unknown => {
  if (!t.UnknownRecord.is(u) || isAsSpecified(u)) return u;
  const renamed = Object.fromEntries(
    Object.entries(u).map(([key, value]) => [key.replace(otherSpelling, '$1team'), value]),
  );
  return renamed['matchId'] === undefined ? { ...renamed, matchId: renamed['id'] } : renamed;
};
