import { taskEither } from 'fp-ts';
import { matchIncidents } from '../../gateway/matchEndpoints.ts';
import type { MatchIncidents } from '../../league/incident/incident.ts';
import { incidentKind } from '../../league/incident/incidentReading.ts';
import type { ScoredInMatch } from '../scoredInMatch.ts';

/** Goals of a player of the corporate variant in a match. Its sheet names scorers alone, so who scored nothing may not have played. */
export const soccerScoredInMatch: ScoredInMatch = (ask, { matchId, personId }) =>
  taskEither.map(
    ({ incidents }: MatchIncidents) =>
      incidents.filter(
        (incident) =>
          incidentKind('soccer', incident) === 'goal' && incident.people[0]?.personId === personId,
      ).length,
  )(ask(matchIncidents, { matchId }));
