/** The parts of a squad, in the order in which they are listed; which of them a sport has, its positions tell. */
export const positionGroups = [
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
  'wings',
  'backs',
  'centres',
  'pivots',
] as const;

/** A heading under which a squad is shown. */
export type PositionGroup = (typeof positionGroups)[number];
