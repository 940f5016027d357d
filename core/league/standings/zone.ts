/** What places of a table lead to at the season's end. */
export const zoneKinds = ['playoff', 'promotion', 'qualification', 'relegation'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/**
 * Places of a league's table that lead somewhere. No field of the federation's says it: whoever runs the site does, in its
 * deployment.
 */
export interface Zone {
  /** The league's name in small letters, as `namedLeagues` writes them. */
  readonly league: string;
  /** The name of the only season it holds in; null: in every one. */
  readonly season: string | null;
  readonly kind: ZoneKind;
  /** The first and the last of its places, from 1; −1 is the table's last place, −2 the one before it. */
  readonly from: number;
  readonly to: number;
}

/** The zones of a league in a season, by their names; null: no name is known. */
export const zonesOf = (
  zones: readonly Zone[],
  league: string | null,
  season: string | null,
): readonly Zone[] =>
  zones.filter((zone) => zone.league === league?.toLowerCase() && (zone.season ?? season) === season);

/** What a place of a table of so many teams leads to; null: nowhere. Of zones that overlap the first counts. */
export const zoneOfPlace = (zones: readonly Zone[], place: number, teams: number): ZoneKind | null => {
  const placeOf = (at: number): number => (at < 0 ? teams + 1 + at : at);
  return zones.find(({ from, to }) => placeOf(from) <= place && place <= placeOf(to))?.kind ?? null;
};
