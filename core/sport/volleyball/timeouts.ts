import { perPeriod, type TimeoutRule } from '../teamRules.ts';

/** Two timeouts in each set (FIVB rule 15.1). */
export const volleyballTimeouts: TimeoutRule = [{ window: perPeriod, allowed: () => 2 }];
