import type { TeamFoulRule } from '../teamRules.ts';
import { foulKind } from './foulType.ts';

const notCounted: ReadonlySet<string | null> = new Set([
  'technicalBench',
  'technicalTeamManagement',
  'afterMatch',
]);

/**
 * Players' fouls, four a quarter; those of coach, bench and team management do not count, and extra periods continue the
 * fourth quarter's (FIBA rule 41).
 */
export const basketballTeamFouls: TeamFoulRule = {
  counts: (event) => event.type === 'foul' && !event.isCoach && !notCounted.has(foulKind(event.foulType)),
  window: ({ kind, number }) => `quarter ${kind === 'regulation' ? Math.min(number, 4) : 4}`,
  limit: 4,
};
