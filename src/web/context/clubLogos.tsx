import type { OrgId } from '@kampdag/core/ids';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useLoaded } from '../machines/lazyActor.ts';
import { rowsIn } from '../machines/loadable.ts';
import { useSliderMatches } from './leagueMatches.ts';
import { type LogoOf, useServices } from './services.ts';

const ClubLogosContext = createContext<LogoOf | null>(null);

/** Provides clubs' logos once the browser is idle; crests are shown until then and for clubs without a logo. */
export const ClubLogosProvider = ({ children }: { readonly children: ReactNode }) => {
  const { loadLogos } = useServices();
  const matches = rowsIn(useSliderMatches().view);
  const logosOf = useLoaded(loadLogos);
  const [logoOf, setLogoOf] = useState<LogoOf | null>(null);
  useEffect(() => {
    if (logosOf !== null) startTransition(() => setLogoOf(() => logosOf(matches ?? [])));
  }, [logosOf, matches]);
  return <ClubLogosContext value={logoOf}>{children}</ClubLogosContext>;
};

/** The address of a team's logo; null until logos are loaded, and for a team without one. */
export const useClubLogo = (name: string | null, club: OrgId | null): string | null =>
  useContext(ClubLogosContext)?.(name, club) ?? null;
