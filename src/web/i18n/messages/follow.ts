import type { Localised } from '../localised.ts';

const en = {
  follow: 'Follow',
  followOne: (name: string) => `Follow ${name}`,
  failed: 'Could not be saved. Try again.',
};

type FollowMessages = typeof en;

const no: FollowMessages = {
  follow: 'Følg',
  followOne: (name) => `Følg ${name}`,
  failed: 'Kunne ikke lagres. Prøv igjen.',
};

/** The texts of the star that follows a league, team or player. */
export const followMessages: Localised<FollowMessages> = { en, no };
