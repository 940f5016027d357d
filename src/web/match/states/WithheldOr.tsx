import type { Match } from '@kampdag/core/league/match/match';
import { lazy, type ReactNode, Suspense } from 'react';
import { useViewing } from '../../context/services.ts';
import { loadWithRetry } from '../../ui/loadWithRetry.ts';

const WithheldMatch = lazy(async () => ({
  default: (await loadWithRetry(() => import('../../viewingPreferences/HiddenMatch.tsx'))).HiddenMatch,
}));

interface WithheldOrProps {
  readonly match: Match;
  readonly isPublished: boolean;
  /** Shows the moment that the address names. Default: it names none. */
  readonly onMoment?: (() => void) | null;
  readonly children: ReactNode;
}

/** The controls for a match whose result the visitor has hidden; otherwise its children. */
export const WithheldOr = ({ match, isPublished, onMoment = null, children }: WithheldOrProps) =>
  useViewing().hidesResults && !isPublished ? (
    <Suspense>
      <WithheldMatch match={match} onMoment={onMoment} />
    </Suspense>
  ) : (
    children
  );
