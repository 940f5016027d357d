import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { TournamentId } from '@kampdag/core/ids';
import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import { either } from 'fp-ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAnswerFilter } from '../../context/answerFilter.ts';
import { useServices } from '../../context/services.ts';
import type { CareerKind } from './kind.ts';

/** The rows of each loaded tournament. */
export type Read<Row> = ReadonlyMap<TournamentId, readonly Row[]>;

/** The progress of adding up. */
type CareerState<Row> =
  | { readonly state: 'idle' }
  | { readonly state: 'adding' | 'ready'; readonly read: Read<Row> }
  | { readonly state: 'failed'; readonly failure: GatewayFailure };

/** Concurrent requests, few to spare the federation. */
const concurrency = 3;

/** The most tournaments added up without a request. */
const few = 12;

/** Adds up a career, loading tournaments a few at a time until stopped or unmounted. `tournaments` and the kind must be stable references. */
export const useCareer = <P, Row>(
  tournaments: readonly PersonTournament[],
  { endpoint, params, keep }: Pick<CareerKind<P, Row>, 'endpoint' | 'params' | 'keep'>,
) => {
  const [progress, setProgress] = useState<CareerState<Row> | null>(null);
  const { gateway } = useServices();
  const filter = useAnswerFilter();
  const run = useRef(0);
  const add = useCallback(async (): Promise<void> => {
    run.current += 1;
    const own = run.current;
    const isWanted = () => run.current === own;
    const waiting = tournaments.map(({ tournamentId }) => tournamentId);
    const found = new Map<TournamentId, readonly Row[]>();
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && isWanted(); next = waiting.shift()) {
        const answer = await gateway.fetch(endpoint, params(next))();
        if (!isWanted()) return;
        if (either.isLeft(answer)) {
          run.current += 1;
          setProgress({ state: 'failed', failure: answer.left });
          return;
        }
        found.set(next, filter(endpoint, answer.right, params(next)).rows.filter(keep));
        setProgress({ state: 'adding', read: new Map(found) });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, lane));
    if (isWanted()) setProgress({ state: 'ready', read: new Map(found) });
  }, [tournaments, gateway, filter, endpoint, params, keep]);
  const start = useCallback(() => {
    setProgress({ state: 'adding', read: new Map() });
    void add();
  }, [add]);
  const stop = useCallback(() => {
    run.current += 1;
    setProgress({ state: 'idle' });
  }, []);
  const isFew = tournaments.length > 0 && tournaments.length <= few;
  useEffect(() => {
    if (isFew) void add();
    return () => {
      run.current += 1;
    };
  }, [isFew, add]);
  const initial: CareerState<Row> = isFew ? { state: 'adding', read: new Map() } : { state: 'idle' };
  return { career: progress ?? initial, start, stop };
};
