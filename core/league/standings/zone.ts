/** What a place in a table leads to at the end of the season. */
export const zoneKinds = ['playoff', 'promotion', 'qualification', 'relegation'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** A range of places in a league's table that leads somewhere. The federation does not send it: the deployment defines it. */
export interface Zone {
  /** The league's name in lower case, as in `namedLeagues`. */
  readonly league: string;
  /** The season in which it applies; null for all. */
  readonly season: string | null;
  readonly kind: ZoneKind;
  /** The first and last place, from 1; −1 is the table's last place, −2 the one before it. */
  readonly from: number;
  readonly to: number;
}

/** The zones of a league in a season, by name; null for an unknown name. */
export const zonesOf = (
  zones: readonly Zone[],
  league: string | null,
  season: string | null,
): readonly Zone[] =>
  zones.filter((zone) => zone.league === league?.toLowerCase() && (zone.season ?? season) === season);

/** The kind of zone of a place in a table of `teams` teams; null for none. The first of overlapping zones counts. */
export const zoneOfPlace = (zones: readonly Zone[], place: number, teams: number): ZoneKind | null => {
  const placeOf = (at: number): number => (at < 0 ? teams + 1 + at : at);
  return zones.find(({ from, to }) => placeOf(from) <= place && place <= placeOf(to))?.kind ?? null;
};
