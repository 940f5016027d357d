import type { Sport } from './sport.ts';

/** The ordinal that a period's label begins with: 4 for `4. periode`; 0 for a label without one. */
export const ordinalIn = (label: string): number => Number(/^\s*(\d{1,2})(?!\d)/.exec(label)?.[1] ?? 0);

/** How many periods a match always has. */
export const regulationPeriods = ({ periods }: Sport): number =>
  periods.filter(({ kind }) => kind === 'regulation').length;

const lastPeriod = 12;

/**
 * Whether the period of that ordinal is another full period, played when a play-off match is level: the fourth to the
 * twelfth of hockey (specification §3, reading 31).
 */
export const isFullOvertime = (sport: Sport, ordinal: number): boolean =>
  sport.fullOvertimes && ordinal > regulationPeriods(sport) && ordinal <= lastPeriod;
