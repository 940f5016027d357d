import type { PersonId } from '../../ids.ts';

/** The roles of people in events. */
export const personRoles = [
  'scorer',
  'firstAssist',
  'secondAssist',
  'shooter',
  'goalie',
  'penalised',
  'winner',
  'loser',
  'assist',
  'rebounder',
  'fouler',
  'in',
  'out',
  'opponent',
  'player',
] as const;

/** A person's role in an event. */
export type PersonRole = (typeof personRoles)[number];

/** A person in an event. */
export interface PersonInEvent {
  readonly role: PersonRole;
  readonly id: PersonId;
}

/** The people of an event without any. */
export const nobody = (): readonly PersonInEvent[] => [];

/** The people in one or two roles; unnamed ones are left out. */
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
