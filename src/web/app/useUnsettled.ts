import { notOver } from '@kampdag/core/gateway/answerFilter';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import { unsettledMatches } from '@kampdag/core/gateway/composed/unsettledMatches';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { UnsettledMatch } from '@kampdag/core/league/match/unsettledMatch';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, option } from 'fp-ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Services, Unsettled } from '../context/services.ts';

/** Milliseconds after which it is asked again which matches are in play, while nothing else is asked. */
const interval = 20_000;

/** The parameters of `unsettledMatches` at an instant. */
export const unsettledAsked = (now: Instant) => ({ date: osloWallTime(now).date });

/** What a delay holds back, and a gateway whose answers come no sooner than it is known which matches they must not count. */
interface HeldBack {
  readonly unsettled?: Unsettled;
  readonly gateway: GatewayClient;
}

/** Follows which matches are in play for a visitor who lags behind; asks for nothing while the delay is 0. */
export const useUnsettled = (
  { gateway, preloaded, clock, renderedAt }: Services,
  delay: number,
): HeldBack => {
  const [known, setKnown] = useState<readonly UnsettledMatch[]>(() =>
    option.match(
      () => [],
      ({ rows }: { readonly rows: readonly UnsettledMatch[] }) => rows,
    )(preloaded.read(unsettledMatches, unsettledAsked(renderedAt))),
  );
  const [at, setAt] = useState(renderedAt);
  const asking = useRef<Promise<void> | null>(null);

  const renew = useCallback(async (): Promise<void> => {
    const answer = await gateway.fetch(unsettledMatches, unsettledAsked(clock.now()))();
    asking.current = null;
    if (either.isLeft(answer)) return;
    setKnown(answer.right.rows);
    setAt(clock.now());
  }, [gateway, clock]);
  /** Answers that come at once are held back by one request. */
  const ask = useCallback((): Promise<void> => {
    const pending = asking.current ?? renew();
    asking.current = pending;
    return pending;
  }, [renew]);
  useEffect(() => {
    if (delay === 0) return undefined;
    void ask();
    const timer = setInterval(() => void ask(), interval);
    return () => clearInterval(timer);
  }, [ask, delay]);

  const inPlay = useMemo(() => notOver(known, delay, at), [known, delay, at]);
  const ends = inPlay.flatMap(({ endedAt }) => endedAt ?? []);
  const next = ends.length === 0 ? null : Math.min(...ends) + delay * 1_000;
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => setAt(Instant(next)), Math.max(0, next - clock.now()));
    return () => clearTimeout(timer);
  }, [next, clock]);

  const held = useMemo(
    (): GatewayClient => ({
      fetch:
        <P, A>(endpoint: Endpoint<P, A>, params: P) =>
        async () => {
          const answer = await gateway.fetch(endpoint, params)();
          await ask();
          return answer;
        },
    }),
    [gateway, ask],
  );
  return useMemo(
    () => (delay === 0 ? { gateway } : { gateway: held, unsettled: { inPlay } }),
    [delay, gateway, held, inPlay],
  );
};
