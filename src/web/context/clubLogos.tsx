import type { OrgId } from '@kampdag/core/ids';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { rowsIn } from '../machines/loadable.ts';
import { useHydrated } from './hydration.tsx';
import { useSliderMatches } from './leagueMatches.ts';
import { type LogoOf, useServices } from './services.ts';

const ClubLogosContext = createContext<LogoOf | null>(null);

/** Provides clubs' logos once the page is hydrated; crests are shown until then and for clubs without a logo. */
export const ClubLogosProvider = ({ children }: { readonly children: ReactNode }) => {
  const { logosOf } = useServices();
  const isHydrated = useHydrated();
  const matches = rowsIn(useSliderMatches().view);
  const logoOf = useMemo(
    () => (isHydrated ? (logosOf?.(matches ?? []) ?? null) : null),
    [isHydrated, logosOf, matches],
  );
  return <ClubLogosContext value={logoOf}>{children}</ClubLogosContext>;
};

/** The address of a team's logo; null until the page is hydrated, and for a team without one. */
export const useClubLogo = (name: string | null, club: OrgId | null): string | null =>
  useContext(ClubLogosContext)?.(name, club) ?? null;
