import { type CrestDesign, crestDesignOf, crestDesigns } from '@kampdag/core/league/season/crestDesigns';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { crestGrounds } from '../theme/crests.ts';
import { useChoice } from './selection.ts';

const CrestDesignsContext = createContext<ReadonlyMap<string, CrestDesign>>(new Map());

/** Provides a distinct code and colour for each team of the chosen league. */
export const CrestDesignsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { teams } = useChoice();
  const designs = useMemo(
    () =>
      crestDesigns(
        (teams ?? []).map(({ name }) => name),
        crestGrounds.length,
      ),
    [teams],
  );
  return <CrestDesignsContext value={designs}>{children}</CrestDesignsContext>;
};

/** The code and colour of a team of the chosen league; those of another team follow from its name alone. */
export const useCrestDesign = (name: string): CrestDesign =>
  useContext(CrestDesignsContext).get(name) ?? crestDesignOf(name);
