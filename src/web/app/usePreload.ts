import type { GatewayClient } from '@kampdag/core/gateway/client';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { readSelection } from '@kampdag/core/site/selection';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageContext } from '../context/pageContext.ts';
import type { Choice } from '../context/selection.ts';
import { useServices } from '../context/services.ts';
import { pageAt, queryOf } from './pageAt.ts';
import type { Page } from './pageRow.ts';
import type { Screens } from './screens.ts';

/** Milliseconds that the pointer must rest on a link before its data is fetched; it passes over many. */
const hoverDelay = 80;

/** Prefetches a page's data; code that fails to load is loaded on the visit. */
const prefetchData = async (page: Page, context: PageContext, gateway: GatewayClient): Promise<void> => {
  const calls = (await page.calls?.(context).catch(() => [])) ?? [];
  for (const call of calls) void call(gateway)();
  const { league } = context;
  if (league !== null && page.ofLeague === 'everyMatch')
    void gateway.fetch(matchesOfLeague, { tournamentId: league.tournamentId })();
};

/** Prefetches a link's page: its module at once, its data once the pointer rests. */
export const usePreload = (screens: Screens, choice: Choice): ((path: string) => void) => {
  const { deployment, prefetchGateway } = useServices();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const newest = useRef({ choice, here });
  useEffect(() => {
    newest.current = { choice, here };
  }, [choice, here]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (path) => {
      const page = pageAt(path);
      screens.preload(page).catch(() => undefined);
      clearTimeout(timer.current);
      if (prefetchGateway === undefined || path === newest.current.here) return;
      timer.current = setTimeout(() => {
        const { season, league, leagues, today } = newest.current.choice;
        const query = queryOf(path);
        const { seasonId, tournamentId, date } = readSelection((name) => query.get(name));
        // Another season's leagues are not loaded here.
        if (seasonId !== null && seasonId !== season?.seasonId) return;
        const wanted =
          tournamentId === null
            ? league
            : (leagues?.find((some) => some.tournamentId === tournamentId) ?? null);
        const context = { deployment, league: wanted, date: date ?? today, today, query };
        void prefetchData(page, context, prefetchGateway);
      }, hoverDelay);
    },
    [screens, deployment, prefetchGateway],
  );
};
