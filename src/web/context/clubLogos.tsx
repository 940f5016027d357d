import type { OrgId } from '@kampdag/core/ids';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { rowsIn } from '../machines/pageView.ts';
import { useSliderMatches } from './leagueMatches.ts';
import type { LogoOf, LogosOf } from './logosOf.ts';
import { useServices } from './services.ts';

const ClubLogosContext = createContext<LogoOf | null>(null);

/** Gives clubs' logos to lists once the browser has nothing else to do: until then, and where there is none, crests stand there. */
export const ClubLogosProvider = ({ children }: { readonly children: ReactNode }) => {
  const { loadLogos } = useServices();
  const matches = rowsIn(useSliderMatches().view);
  const [loaded, setLoaded] = useState<{ readonly logosOf: LogosOf } | null>(null);
  const [logoOf, setLogoOf] = useState<LogoOf | null>(null);
  useEffect(() => {
    loadLogos?.().then(
      (logosOf) => setLoaded({ logosOf }),
      () => undefined,
    );
  }, [loadLogos]);
  useEffect(() => {
    if (loaded !== null) startTransition(() => setLogoOf(() => loaded.logosOf(matches ?? [])));
  }, [loaded, matches]);
  return <ClubLogosContext value={logoOf}>{children}</ClubLogosContext>;
};

/** The address of a team's logo; null while and where there is none. */
export const useClubLogo = (name: string | null, club: OrgId | null): string | null =>
  useContext(ClubLogosContext)?.(name, club) ?? null;
