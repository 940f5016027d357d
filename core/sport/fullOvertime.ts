import type { Sport } from './sport.ts';

/** The leading ordinal of a period's label: 4 for `4. periode`; 0 without one. */
export const ordinalIn = (label: string): number => Number(/^\s*(\d{1,2})(?!\d)/.exec(label)?.[1] ?? 0);

/** The number of regulation periods. */
export const regulationPeriods = ({ periods }: Sport): number =>
  periods.filter(({ kind }) => kind === 'regulation').length;

const lastPeriod = 12;

/**
 * Whether an ordinal is that of a full-length overtime of a level play-off match: hockey's fourth to twelfth period
 * (specification §3, reading 31).
 */
export const isFullOvertime = (sport: Sport, ordinal: number): boolean =>
  sport.fullOvertimes && ordinal > regulationPeriods(sport) && ordinal <= lastPeriod;
