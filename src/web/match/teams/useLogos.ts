import { organisations } from '@kampdag/core/gateway/matchEndpoints';
import type { OrgId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { logoUrl } from '@kampdag/core/league/season/organisation';
import { type BySide, mapSides } from '@kampdag/core/side';
import { option, readonlyNonEmptyArray } from 'fp-ts';
import { useMemo } from 'react';
import { useCall } from '../../machines/useCall.ts';

/** A club's logo: a URL; null for a crest drawn from the name; `awaited` while loading. */
export type ClubLogo = string | null;

/** A logo that is loading. */
export const awaitedLogo = 'awaited';

/** Both clubs' logos: null where a crest replaces a missing one, `awaited` while loading. */
export const useLogos = ({ teams }: Match): BySide<ClubLogo> => {
  const { home, away } = mapSides(teams, ({ clubOrgId }) => clubOrgId);
  const params = useMemo(() => {
    const orgIds = [...new Set([home, away].filter((id): id is OrgId => id !== null))];
    return option.toNullable(
      option.map((ids: readonlyNonEmptyArray.ReadonlyNonEmptyArray<OrgId>) => ({ orgIds: ids }))(
        readonlyNonEmptyArray.fromReadonlyArray(orgIds),
      ),
    );
  }, [home, away]);
  const { view } = useCall(organisations, params);
  const rows = view.state === 'ready' || view.state === 'stale' ? view.value.rows : undefined;
  const isLoading = params !== null && view.state === 'loading';
  return useMemo(() => {
    const of = (id: OrgId | null): ClubLogo => {
      if (isLoading) return awaitedLogo;
      const found = rows?.find(({ orgId }) => orgId === id);
      return found === undefined ? null : logoUrl(found);
    };
    return { home: of(home), away: of(away) };
  }, [rows, isLoading, home, away]);
};
