/** The groups of a squad in display order; a sport has those of its positions. */
export const positionGroups = [
  'goalies',
  'goalkeepers',
  'defence',
  'midfield',
  'forwards',
  'setters',
  'outside',
  'middle',
  'opposite',
  'libero',
  'guards',
  'frontcourt',
  'wings',
  'backs',
  'centres',
  'pivots',
] as const;

/** A heading under which a squad is shown. */
export type PositionGroup = (typeof positionGroups)[number];
