/** The `MatchEventType`s of events in all sports (specification §3), and those of sports that the federation added since. */
export const eventMessageTypes = [
  'Goal',
  'Penalty',
  'Shot',
  'Faceoff',
  'PenaltyShot',
  'Shootout',
  'Timeout',
  'Timer',
  'PlayerTime',
  'DefensiveRebound',
  'OffensiveRebound',
  'Substitution',
  'Foul',
  'Block',
  'Steal',
  'Turnover',
  'TeamUpdate',
  'Point',
  'SevenMetreThrow',
  'Card',
] as const;

/** The `MatchEventType` of an event. */
export type EventMessageType = (typeof eventMessageTypes)[number];
