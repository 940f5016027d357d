import type { Localised } from '../localised.ts';

const en = {
  follow: 'Follow',
  followOne: (name: string) => `Follow ${name}`,
};

type FollowMessages = typeof en;

const no: FollowMessages = {
  follow: 'Følg',
  followOne: (name) => `Følg ${name}`,
};

/** The texts of the star that follows a league, team or player. */
export const followMessages: Localised<FollowMessages> = { en, no };
