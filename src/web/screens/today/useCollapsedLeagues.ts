import { TournamentId } from '@kampdag/core/ids';
import { either, json } from 'fp-ts';
import { useCallback, useMemo, useState } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useServices } from '../../context/services.ts';

/** The storage key of the collapsed leagues. */
const key = 'today.folded';

/** Maximum number of leagues stored: the last collapsed. */
const most = 100;

const none: ReadonlySet<TournamentId> = new Set();

const readFolded = (text: string | null): ReadonlySet<TournamentId> => {
  const parsed = json.parse(text ?? '');
  return either.isRight(parsed) && Array.isArray(parsed.right)
    ? new Set(parsed.right.filter((id) => typeof id === 'number').map(TournamentId))
    : none;
};

/** The leagues collapsed on this device, and a function that collapses or expands one. */
export const useCollapsedLeagues = (): readonly [
  ReadonlySet<TournamentId>,
  (league: TournamentId) => void,
] => {
  const { preferences } = useServices();
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<ReadonlySet<TournamentId> | null>(null);
  const kept = useMemo(
    () => (isHydrated ? readFolded(preferences.loadValue?.(key) ?? null) : none),
    [isHydrated, preferences],
  );
  const folded = changed ?? kept;
  const toggle = useCallback(
    (league: TournamentId) => {
      const next = folded.has(league)
        ? [...folded].filter((each) => each !== league)
        : [...folded, league].slice(-most);
      preferences.saveValue?.(key, JSON.stringify(next));
      setChanged(new Set(next));
    },
    [folded, preferences],
  );
  return [folded, toggle];
};
