import { isOfType } from '../../live/event.ts';
import type { EligibilityRule } from '../../live/rules/eligibilityRule.ts';
import type { SoccerCardEvent } from './event.ts';
import { mostCautions } from './sendingsOff.ts';

const shown = (color: SoccerCardEvent['color'], limit: number): EligibilityRule[number] => ({
  reason: 'sentOff',
  against: (event) =>
    isOfType<SoccerCardEvent>(event, 'card') && event.color === color ? event.player : null,
  limit,
});

/** A sending-off, or a second caution (IFAB laws 3.6 and 12.3). */
export const soccerEligibility: EligibilityRule = [shown('red', 1), shown('yellow', mostCautions)];
