import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { shotResults } from '@kampdag/core/sport/basketball/shotResult';
import { federationTextOr, type IncidentWords, siteText } from '../../match/plays/eventView.ts';

/** Texts of shots by their worth and of fouls by their kind. */
export const basketballIncidents: IncidentWords = {
  title: ({ incident: { subtypeId, subtype }, kind }, m) => {
    if (kind === 'shot') {
      const result = subtypeId === null ? undefined : shotResults.get(subtypeId);
      return result === undefined ? null : siteText(m.shot(result.worth, result.made));
    }
    if (kind !== 'foul') return null;
    const foul = foulKind(subtypeId);
    return foul === null ? federationTextOr(subtype, m.kinds.foul) : siteText(m.fouls[foul]);
  },
  detail: () => null,
};
