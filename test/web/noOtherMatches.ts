import type { LeagueMatches } from '../../src/web/context/leagueMatches.ts';

const nothing = (): void => undefined;

const none = {
  view: { state: 'ready', value: { rows: [], problems: [] } },
  busy: false,
  retry: nothing,
  refresh: nothing,
} as const;

/** A league whose only match is the page's own. */
export const noOtherMatches: LeagueMatches = {
  whole: none,
  slider: { ...none, part: null, requestAll: nothing },
};
