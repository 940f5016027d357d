import type { SportRules } from '../rules/sportRules.ts';

/**
 * The leagues in which a win gives three points, by a part of their names (specification §9): those of every deployment that does not
 * name its own.
 */
const specifiedThreePointLeagues: readonly string[] = [
  'EHL',
  '1.div menn senior',
  'Bambusa-ligaen',
  '2.div menn senior',
  'U20 Elite',
  'U18 Elite',
];

/** Points for a win: 3 in leagues whose names include one of the deployment's own list, else of the specification's; 2 in others. */
export const winMultiplier = (
  leagueName: string,
  { threePointLeagues }: { readonly threePointLeagues: readonly string[] | null },
): 2 | 3 =>
  (threePointLeagues ?? specifiedThreePointLeagues).some((name) => leagueName.includes(name)) ? 3 : 2;

/**
 * The points available in a match, for the points percentage (reading 38): the specification's multiplier, from `winMultiplier`, or what
 * a win gives in the sport, whichever is more.
 */
export const pointsPerMatch = (sport: Pick<SportRules, 'ranking'>, multiplier: 2 | 3): number =>
  Math.max(
    multiplier,
    sport.ranking.worth({ goals: { home: 1, away: 0 }, decided: 'fullTime' }, multiplier).home,
  );
