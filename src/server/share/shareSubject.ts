import { MatchId, OrgId, PersonId, TournamentId } from '@kampdag/core/ids';
import type { ShareSubject } from '@kampdag/core/site/openPaths';

const id = '([1-9]\\d{0,9})';

/** The subject of a picture's address (`sharePath`); null for a malformed one. */
export const shareSubjectAt = (type: string, file: string): ShareSubject | null => {
  const name = /^(.*)\.png$/.exec(file)?.[1] ?? '';
  const [, first, second] = new RegExp(`^${id}(?:-${id})?$`).exec(name) ?? [];
  if (first === undefined) return null;
  if (type === 'player') {
    return second === undefined
      ? null
      : { type, orgId: OrgId(Number(first)), personId: PersonId(Number(second)) };
  }
  if (second !== undefined) return null;
  if (type === 'match') return { type, matchId: MatchId(Number(first)) };
  return type === 'league' ? { type, tournamentId: TournamentId(Number(first)) } : null;
};
