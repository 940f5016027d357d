import { roundTo } from '../player/percentage.ts';

/** The leagues in which a win gives three points (specification §9). */
const threePointLeagues: readonly string[] = [
  'EHL',
  '1.div menn senior',
  'Bambusa-ligaen',
  '2.div menn senior',
  'U20 Elite',
  'U18 Elite',
];

/** Points for a win: 3 in leagues whose names include one of the list, else 2 (specification §9). */
export const winMultiplier = (leagueName: string): 2 | 3 =>
  threePointLeagues.some((name) => leagueName.includes(name)) ? 3 : 2;

/** Share of available points in percent, one decimal; 0 before the first match (specification §9). */
export const pointsPercentage = (
  { points, matches }: { readonly points: number; readonly matches: number },
  multiplier: 2 | 3,
): number => (matches <= 0 ? 0 : roundTo((points * 100) / (matches * multiplier), 1));
