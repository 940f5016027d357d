import { signOf, type TeamSign, teamSigns } from '@kampdag/core/league/season/teamSigns';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { crestGrounds } from '../theme/crests.ts';
import { useChoice } from './selection.ts';

const TeamSignsContext = createContext<ReadonlyMap<string, TeamSign>>(new Map());

/** Provides a distinct code and colour for each team of the chosen league. */
export const TeamSignsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { teams } = useChoice();
  const signs = useMemo(
    () =>
      teamSigns(
        (teams ?? []).map(({ name }) => name),
        crestGrounds.length,
      ),
    [teams],
  );
  return <TeamSignsContext value={signs}>{children}</TeamSignsContext>;
};

/** The code and colour of a team of the chosen league; those of another team follow from its name alone. */
export const useTeamSign = (name: string): TeamSign => useContext(TeamSignsContext).get(name) ?? signOf(name);
