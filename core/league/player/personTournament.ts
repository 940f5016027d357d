import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { optionalId, requiredId } from '../../decode/rowCodecs.ts';
import { SeasonId, SportId, TeamId, TournamentId } from '../../ids.ts';

/** A row of `ta/Tournament/AllForPerson`. */
export const PersonTournamentRow = entity("person's tournament", {
  tournamentId: field('tournamentId', requiredId(TournamentId)),
  name: field('tournamentName', OptionalText),
  seasonId: field('seasonId', optionalId(SeasonId)),
  seasonName: field('seasonName', OptionalText),
  sportId: field('sportId', optionalId(SportId)),
  teamId: field(['teamOrgId', 'orgId'], optionalId(TeamId)),
});

/** A league in which a person has played, by which a player's page requests earlier statistics. */
export type PersonTournament = ModelOf<typeof PersonTournamentRow>;

/** Earlier leagues, newest season first, each once: a person who played for two teams of a league has two rows. */
export const previousTournaments = (
  rows: readonly PersonTournament[],
  current: TournamentId | null,
): readonly PersonTournament[] => {
  const kept = new Map<TournamentId, PersonTournament>();
  for (const row of rows) {
    if (row.tournamentId !== current && !kept.has(row.tournamentId)) kept.set(row.tournamentId, row);
  }
  return [...kept.values()].toSorted(
    (a, b) => (b.seasonId ?? 0) - (a.seasonId ?? 0) || b.tournamentId - a.tournamentId,
  );
};
