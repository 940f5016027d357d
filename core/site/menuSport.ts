import { SportId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { type Deployment, sportKindOf } from './deployment.ts';

/** The sports of the menu's rules without screens of their own (specification §2). */
export type OtherSport =
  | 'futsal'
  | 'floorball'
  | 'padel'
  | 'curling'
  | 'dodgeball'
  | 'squash'
  | 'frisbeegolf'
  | 'tabletennis'
  | 'golf'
  | 'rinkbandy'
  | 'cageball'
  | 'bandy'
  | 'fieldhockey';

/** The sports of the menu's rules. */
export type MenuSport = SportKind | OtherSport;

/** The federation's ids of the menu's other sports, as far as known (wire-format §1). */
const otherSports: ReadonlyMap<SportId, MenuSport> = new Map<SportId, MenuSport>([
  [SportId(23), 'handball'],
  [SportId(210), 'handball'],
  [SportId(72), 'bandy'],
  [SportId(151), 'floorball'],
  [SportId(71), 'rinkbandy'],
  [SportId(73), 'fieldhockey'],
]);

/** A league's sport in the menu: a sport of the deployment, else one of the others, else the deployment's own. */
export const menuSportOf = (deployment: Deployment, sportId: SportId | null): MenuSport =>
  sportId === null || deployment.sportKinds.has(sportId)
    ? sportKindOf(deployment, sportId)
    : (otherSports.get(sportId) ?? deployment.sport);
