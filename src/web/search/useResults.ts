import { searchOfSeason } from '@kampdag/core/gateway/composed/searchOfSeason';
import type { SeasonId } from '@kampdag/core/ids';
import { entryKey, type SearchEntry, type SearchKind, searchEntries } from '@kampdag/core/search/searchEntry';
import {
  createSearchIndex,
  entriesOfKeys,
  findAll,
  findNearest,
  inGroups,
  type SearchContext,
  type SearchIndex,
} from '@kampdag/core/search/searchIndex';
import { type Followed, isFollowed } from '@kampdag/core/site/followed';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useFollowed } from '../context/followed.ts';
import { useToday } from '../context/now.ts';
import { rowsIn } from '../machines/loadable.ts';
import { type Page, useCall } from '../machines/useCall.ts';

/** Milliseconds before an incomplete index is fetched again. */
const renewal = 4_000;

interface Searchable extends Pick<Page<unknown>, 'busy' | 'retry'> {
  readonly view: Page<unknown>['view'];
  /** Null until loaded. */
  readonly index: SearchIndex | null;
  /** Whether the server is still completing the index. */
  readonly isGathering: boolean;
}

/** Fetches a season's search index, and again until it is complete. */
export const useSearchIndex = (seasonId: SeasonId | null): Searchable => {
  const { view, busy, retry, refresh } = useCall(searchOfSeason, seasonId === null ? null : { seasonId });
  const leagues = rowsIn(view);
  const index = useMemo(
    () => (leagues === null ? null : createSearchIndex(searchEntries(leagues))),
    [leagues],
  );
  const isGathering = leagues?.some(({ missing }) => missing > 0) ?? false;
  useEffect(() => {
    if (!isGathering || busy) return undefined;
    const timer = setTimeout(refresh, renewal);
    return () => clearTimeout(timer);
  }, [isGathering, busy, refresh]);
  return { view, busy, retry, index, isGathering };
};

/** Maximum number of results of each kind. */
const most: Readonly<Record<SearchKind, number>> = { league: 5, team: 6, player: 8, match: 6 };

/** Maximum number of near names where nothing is found. */
const mostNear = 6;

interface ResultGroup {
  readonly title: SearchKind | 'followed' | 'recent' | 'near';
  readonly entries: readonly SearchEntry[];
  /** The number of further results. */
  readonly more: number;
}

/** The results of a query. */
export interface Results {
  /** Where nothing is found: the nearest names, else recent and followed entries. */
  readonly groups: readonly ResultGroup[];
  /** The number of entries found. */
  readonly total: number;
  /** The query they belong to. */
  readonly query: string;
}

const isNear = (followed: Followed, entry: SearchEntry): boolean =>
  entry.kind === 'match'
    ? [entry.match.teams.home, entry.match.teams.away].some(
        ({ teamId }) => teamId !== null && isFollowed(followed, { kind: 'team', id: teamId }),
      )
    : followed.some(({ kind, id }) => kind === entry.kind && id === entry.id);

const total = (groups: readonly ResultGroup[]): number =>
  groups.reduce((sum, { entries, more }) => sum + entries.length + more, 0);

/** The groups shown for an empty query: recent and followed entries. */
const startingGroups = (
  index: SearchIndex,
  followed: Followed,
  recent: readonly string[],
): readonly ResultGroup[] =>
  (
    [
      { title: 'recent', entries: entriesOfKeys(index, recent), more: 0 },
      {
        title: 'followed',
        entries: entriesOfKeys(
          index,
          followed.map(({ kind, id }) => `${kind}:${id}`).filter((key) => !recent.includes(key)),
        ),
        more: 0,
      },
    ] satisfies readonly ResultGroup[]
  ).filter(({ entries }) => entries.length > 0);

/** The results of the typed query, rendered after the typed letter. */
export const useResults = (
  index: SearchIndex | null,
  typed: string,
  recent: readonly string[],
): Results | null => {
  const query = useDeferredValue(typed.trim());
  const { followed } = useFollowed();
  const today = useToday();
  return useMemo(() => {
    if (index === null) return null;
    if (query === '') {
      const groups = startingGroups(index, followed, recent);
      return { groups, total: total(groups), query };
    }
    const before = new Set(recent);
    const nearness: SearchContext['nearness'] = (entry) =>
      isNear(followed, entry) ? 0 : before.has(entryKey(entry)) ? 1 : 2;
    const hits = findAll(index, query, { today, nearness });
    if (hits.length === 0) {
      const near = findNearest(index, query, { today, nearness, most: mostNear });
      const groups: Results['groups'] =
        near.length === 0
          ? startingGroups(index, followed, recent)
          : [{ title: 'near', entries: near, more: 0 }];
      return { groups, total: 0, query };
    }
    const groups = inGroups(hits, most).map(
      ({ kind, hits: best, total: all }): ResultGroup => ({
        title: kind,
        entries: best.map(({ entry }) => entry),
        more: all - best.length,
      }),
    );
    return { groups, total: total(groups), query };
  }, [index, query, followed, recent, today]);
};
