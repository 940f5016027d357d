import type { Incident } from '@kampdag/core/league/incident/incident';
import type { PointWay } from '../../i18n/messages/matchpageEvents.ts';
import { federationTextOr, type IncidentWords, siteText } from '../../match/plays/eventView.ts';

const pointWays: readonly (readonly [RegExp, PointWay])[] = [
  [/ess|ace/i, 'ace'],
  [/angrep|attack/i, 'attack'],
  [/blokk|block/i, 'block'],
  [/feil|error/i, 'error'],
];

/** The kind of a point, from the federation's word for it; null without one. */
export const pointWayOf = ({ subtype }: Pick<Incident, 'subtype'>): PointWay | null =>
  subtype === null ? null : (pointWays.find(([word]) => word.test(subtype))?.[1] ?? null);

/** Texts of points by their kind. */
export const volleyballIncidents: IncidentWords = {
  title: ({ incident, kind }, m) => {
    if (kind !== 'point') return null;
    const way = pointWayOf(incident);
    return way === null ? federationTextOr(incident.subtype, m.kinds.point) : siteText(m.points[way]);
  },
  detail: () => null,
};
