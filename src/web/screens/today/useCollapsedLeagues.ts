import { TournamentId } from '@kampdag/core/ids';
import { either, json } from 'fp-ts';
import { useCallback, useMemo } from 'react';
import { useKept } from '../../context/useKept.ts';

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
  const [text, keep] = useKept(key);
  const folded = useMemo(() => readFolded(text), [text]);
  const toggle = useCallback(
    (league: TournamentId) =>
      keep(
        JSON.stringify(
          folded.has(league)
            ? [...folded].filter((each) => each !== league)
            : [...folded, league].slice(-most),
        ),
      ),
    [folded, keep],
  );
  return [folded, toggle];
};
