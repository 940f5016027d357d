import type { TimeoutRule } from '../teamRules.ts';

/** One timeout per match (IIHF rule 87). */
export const hockeyTimeouts: TimeoutRule = [{ window: () => 'match', allowed: () => 1 }];
