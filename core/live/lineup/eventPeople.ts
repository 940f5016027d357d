import type { PersonId } from '../../ids.ts';
import type { LiveEvent } from '../event.ts';

/** Who a person is in an event. */
export type PersonRole =
  | 'scorer'
  | 'firstAssist'
  | 'secondAssist'
  | 'shooter'
  | 'goalie'
  | 'penalised'
  | 'winner'
  | 'loser'
  | 'assist'
  | 'rebounder'
  | 'fouler'
  | 'in'
  | 'out'
  | 'opponent'
  | 'player';

/** A person whom an event names, and as what. */
export interface PersonInEvent {
  readonly role: PersonRole;
  readonly id: PersonId;
}

const nobody: readonly PersonInEvent[] = [];

/** One or two roles and who has them, those left out who are not named. */
const people = (
  role: PersonRole,
  id: PersonId | null,
  nextRole?: PersonRole,
  nextId: PersonId | null = null,
): PersonInEvent[] => {
  const named: PersonInEvent[] = id === null ? [] : [{ role, id }];
  if (nextRole !== undefined && nextId !== null) named.push({ role: nextRole, id: nextId });
  return named;
};

/** Who has a part in an event, the one it is about first. */
export const peopleIn = (event: LiveEvent): readonly PersonInEvent[] => {
  switch (event.type) {
    case 'goal':
      return [
        ...people('scorer', event.player, 'firstAssist', event.firstAssist),
        ...people('secondAssist', event.secondAssist, 'goalie', event.goalie),
      ];
    case 'penalty':
      return people('penalised', event.player);
    case 'shot':
    case 'penaltyShot':
      return people('shooter', event.player, 'goalie', event.goalie);
    case 'faceoff':
      return people('winner', event.winner, 'loser', event.loser);
    case 'shootout':
      return people('shooter', event.shooter, 'goalie', event.goalie);
    case 'shotAttempt':
      return event.made
        ? people('scorer', event.player, 'assist', event.assist)
        : people('shooter', event.player);
    case 'defensiveRebound':
    case 'offensiveRebound':
      return people('rebounder', event.player);
    case 'steal':
    case 'turnover':
      return people('player', event.player);
    case 'block':
      return people('player', event.player, 'opponent', event.opponent);
    case 'foul':
      return people('fouler', event.player, 'opponent', event.opponent);
    case 'substitution':
      return people('in', event.playerIn, 'out', event.playerOut);
    case 'point':
      return people('scorer', event.player, 'opponent', event.opponent);
    case 'playerTime':
      return people(event.isGoalie ? 'goalie' : 'player', event.player);
    default:
      return nobody;
  }
};
