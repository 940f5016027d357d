import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { shotResults } from '@kampdag/core/sport/basketball/shotResult';
import { type IncidentWords, ours, theirs } from '../../match/plays/eventView.ts';

/** Texts of shots by their worth and of fouls by their kind. */
export const basketballIncidents: IncidentWords = {
  title: ({ incident: { subtypeId, subtype }, kind }, m) => {
    if (kind === 'shot') {
      const result = subtypeId === null ? undefined : shotResults.get(subtypeId);
      return result === undefined ? null : ours(m.shot(result.worth, result.made));
    }
    if (kind !== 'foul') return null;
    const foul = foulKind(subtypeId);
    return foul === null ? theirs(subtype, m.kinds.foul) : ours(m.fouls[foul]);
  },
  detail: () => null,
};
