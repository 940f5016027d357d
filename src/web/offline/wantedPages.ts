import { type Followed, followedOf } from '@kampdag/core/site/followed';
import { followingPath, screenPath, teamPath, todayPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';

/** Maximum number of followed teams, and of leagues, whose pages are cached before being opened. */
const most = 8;

/** The pages a follower wants offline: today, what is followed, and the pages of followed teams and leagues. */
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
