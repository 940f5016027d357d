import { SportId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { type Deployment, sportKindOf } from './deployment.ts';

/** The sports that the menu's rules know beside those with screens of their own (specification §2). */
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

/** The sports that the menu's rules know. */
export type MenuSport = SportKind | OtherSport;

/** The federation's ids of the menu's other sports, as far as they are known (wire-format §1). */
const otherSports: ReadonlyMap<SportId, MenuSport> = new Map<SportId, MenuSport>([
  [SportId(23), 'handball'],
  [SportId(210), 'handball'],
  [SportId(72), 'bandy'],
  [SportId(151), 'floorball'],
  [SportId(71), 'rinkbandy'],
  [SportId(73), 'fieldhockey'],
]);

/** What a league's sport is to the menu: a kind the deployment names, else one of the others, else the deployment's own. */
export const menuSportOf = (deployment: Deployment, sportId: SportId | null): MenuSport =>
  sportId === null || deployment.sportKinds.has(sportId)
    ? sportKindOf(deployment, sportId)
    : (otherSports.get(sportId) ?? deployment.sport);
