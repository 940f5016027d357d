import { taskEither } from 'fp-ts';
import { matchIncidents } from '../../gateway/matchEndpoints.ts';
import type { MatchIncidents } from '../../league/incident/incident.ts';
import { incidentKind } from '../../league/incident/incidentTimeline.ts';
import { onlyScored, type ScoredInMatch } from '../scoredInMatch.ts';

/** A player's goals in a corporate match. Its sheet names only scorers, so 0 does not mean that the player played. */
export const soccerScoredInMatch: ScoredInMatch = (ask, { matchId, personId }) =>
  taskEither.map(({ incidents }: MatchIncidents) =>
    onlyScored(
      incidents.filter(
        (incident) =>
          incidentKind('soccer', incident) === 'goal' && incident.people[0]?.personId === personId,
      ).length,
    ),
  )(ask(matchIncidents, { matchId }));
