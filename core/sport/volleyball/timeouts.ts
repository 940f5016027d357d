import { perPeriod, type TimeoutRule } from '../teamRules.ts';

/** Two in each set (FIVB rule 15.1). */
export const volleyballTimeouts: TimeoutRule = [{ window: perPeriod, allowed: () => 2 }];
