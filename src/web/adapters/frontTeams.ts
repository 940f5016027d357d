import { followedOf } from '@kampdag/core/site/followed';
import {
  type FrontTeams,
  frontTeamsOf,
  printFrontTeams,
  readFrontTeams,
} from '@kampdag/core/site/frontTeams';
import type { FollowedStore } from '../context/followedStore.ts';
import type { FrontTeamsStore } from '../context/services.ts';
import { cookieKeeper, readCookie } from './cookies.ts';
import { createStore } from './store.ts';

const name = 'teams';

/**
 * The teams with which pages begin, in a cookie for the server: their number or, where the visitor chose so, which they are. It follows
 * what is followed. Where cookies are denied, pages begin without them until they are read here.
 */
export const browserFrontTeams = (
  page: Window,
  rendered: FrontTeams,
  followed: FollowedStore,
): FrontTeamsStore => {
  const keepCookie = cookieKeeper(page);
  const kept = (): string | null => readCookie(page, name);
  const told = createStore(readFrontTeams(kept()).ids.length > 0);
  const keep = (): void => {
    const teams = followedOf(followed.current(), 'team').map(({ id }) => id);
    const printed = printFrontTeams(frontTeamsOf(teams, told.current()));
    // No cookie for who follows nothing.
    if (printed === kept() || (teams.length === 0 && kept() === null)) return;
    keepCookie(name, printed);
  };
  keep();
  followed.subscribe(keep);
  return {
    rendered,
    isTold: told,
    tell: (isTold) => {
      told.change(isTold);
      keep();
    },
  };
};
