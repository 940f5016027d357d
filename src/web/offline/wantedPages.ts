import { type Followed, followedOf } from '@kampdag/core/site/followed';
import { followingPath, screenPath, teamPath, todayPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';

/** Followed teams and leagues at most whose pages are kept without being opened. */
const most = 8;

/** Addresses of what a follower wants to find without a network: today, what is followed, and the pages of followed teams and leagues. */
export const wantedPages = (followed: Followed): readonly string[] => [
  todayPath(emptySelection),
  followingPath(emptySelection),
  ...followedOf(followed, 'team')
    .slice(0, most)
    .map(({ id, seasonId, tournamentId }) => teamPath({ ...emptySelection, seasonId, tournamentId }, id)),
  ...followedOf(followed, 'league')
    .slice(0, most)
    .map(({ id, seasonId }) => screenPath('/standings', { ...emptySelection, seasonId, tournamentId: id })),
];
