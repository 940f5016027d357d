import type { PersonId } from '../../ids.ts';

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

/** Nobody has a part in an event. */
export const nobody = (): readonly PersonInEvent[] => [];

/** One or two roles and who has them, those left out who are not named. */
export const people = (
  role: PersonRole,
  id: PersonId | null,
  nextRole?: PersonRole,
  nextId: PersonId | null = null,
): PersonInEvent[] => {
  const named: PersonInEvent[] = id === null ? [] : [{ role, id }];
  if (nextRole !== undefined && nextId !== null) named.push({ role: nextRole, id: nextId });
  return named;
};
