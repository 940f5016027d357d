import type { TeamFoulRule } from '../teamRules.ts';
import { foulKind } from './foulType.ts';

const notTheTeams: ReadonlySet<string | null> = new Set([
  'technicalBench',
  'technicalTeamManagement',
  'afterMatch',
]);

/**
 * Fouls of players, four a quarter; those of coach, bench and team management are not counted; extra periods go on with
 * the fourth quarter's count (FIBA rule 41).
 */
export const basketballTeamFouls: TeamFoulRule = {
  counts: (event) => event.type === 'foul' && !event.isCoach && !notTheTeams.has(foulKind(event.foulType)),
  window: ({ kind, number }) => `quarter ${kind === 'regulation' ? Math.min(number, 4) : 4}`,
  limit: 4,
};
