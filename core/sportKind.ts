/**
 * The sports with screens of their own, the default deployment's first (readings, "Words"). `soccer` is the corporate variant. The
 * compiler asks for a new one's rows in every registry.
 */
export const screenedSports = ['icehockey', 'basketball', 'volleyball', 'soccer', 'handball'] as const;

/** The kinds of sport: `plain` is every sport without screens of its own (reading 41). */
export const sportKinds = [...screenedSports, 'plain'] as const;

/** A sport with screens of its own. */
export type ScreenedSport = (typeof screenedSports)[number];

/** A kind of sport: what rules and screens a league has. */
export type SportKind = (typeof sportKinds)[number];

/** The menu's sports without screens of their own (specification §2, reading 41), all of kind `plain`. */
export const plainSports = [
  'futsal',
  'floorball',
  'padel',
  'curling',
  'dodgeball',
  'squash',
  'frisbeegolf',
  'tabletennis',
  'golf',
  'rinkbandy',
  'cageball',
  'bandy',
  'fieldhockey',
] as const;

/** One of the menu's sports without screens of its own. */
export type PlainSport = (typeof plainSports)[number];

/** A sport by its name; `plain` is one of which not even the name is known. */
export type SportName = SportKind | PlainSport;

/** Every name of a sport. */
export const sportNames: readonly SportName[] = [...sportKinds, ...plainSports];

/** The kind of a sport. */
export const kindOf = (name: SportName): SportKind => sportKinds.find((kind) => kind === name) ?? 'plain';
