import { notOver } from '@kampdag/core/gateway/answerFilter';
import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { unsettledMatches } from '@kampdag/core/gateway/composed/unsettledMatches';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { UnsettledMatch } from '@kampdag/core/league/match/unsettledMatch';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, option } from 'fp-ts';
import { useEffect, useMemo, useState } from 'react';
import { createStore } from '../adapters/store.ts';
import type { Services, Unsettled } from '../context/services.ts';
import { sameValue } from '../ui/sameValue.ts';

/** Milliseconds after which it is asked again which matches are in play, while nothing else is asked. */
const interval = 20_000;

const none: readonly UnsettledMatch[] = [];

/** The parameters of `unsettledMatches` at an instant. */
export const unsettledAsked = (now: Instant) => ({ date: osloWallTime(now).date });

/** The matches in play for a visitor who lags behind. */
const createUnsettled = (
  { gateway, clock, renderedAt }: Pick<Services, 'gateway' | 'clock' | 'renderedAt'>,
  { rows, delay }: { readonly rows: readonly UnsettledMatch[] | null; readonly delay: number },
) => {
  const first = notOver(rows ?? none, delay, renderedAt);
  const state = { rows, delay };
  const store = createStore(first);
  let asking: Promise<GatewayFailure | null> | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    const inPlay = notOver(state.rows ?? none, state.delay, clock.now());
    clearTimeout(ending);
    const seen = clock.now() - state.delay * 1_000;
    const awaited = inPlay
      .flatMap(({ lastPeriodAt, endedAt }) => [lastPeriodAt ?? [], endedAt ?? []].flat())
      .filter((at) => at > seen);
    if (awaited.length > 0) ending = setTimeout(update, Math.min(...awaited) - seen);
    if (!sameValue(inPlay, store.current())) store.change(inPlay);
  };
  /** The failure if it was never known which matches are in play; else what was known last holds. */
  const renew = async (): Promise<GatewayFailure | null> => {
    const answer = await gateway.fetch(unsettledMatches, unsettledAsked(clock.now()))();
    asking = null;
    if (either.isLeft(answer)) return state.rows === null ? answer.left : null;
    state.rows = answer.right.rows;
    update();
    return null;
  };
  /** Answers that come at the same time wait for one request. */
  const ask = (): Promise<GatewayFailure | null> => {
    asking ??= renew();
    return asking;
  };
  const unsettled: Unsettled = { first, ...store };
  const held: GatewayClient = {
    fetch:
      <P, A>(endpoint: Endpoint<P, A>, params: P) =>
      async () => {
        const answer = await gateway.fetch(endpoint, params)();
        const unknown = await ask();
        return unknown === null ? answer : either.left(unknown);
      },
  };
  return {
    unsettled,
    /** A gateway whose answers come no sooner than it is known which matches they must not count, and not if nobody can say. */
    held,
    /** Follows the matches for a delay in seconds; returns a function that stops it. */
    follow: (delay: number): (() => void) => {
      state.delay = delay;
      update();
      const timer = setInterval(() => void ask(), interval);
      return () => {
        clearInterval(timer);
        clearTimeout(ending);
      };
    },
    ask,
  };
};

/** What a delay holds back, for the visitor's services; asks for nothing while the delay is 0. */
export const useUnsettled = (services: Services, delay: number): Pick<Services, 'gateway' | 'unsettled'> => {
  const { gateway, answers, renderedAt } = services;
  const [came] = useState(
    () => option.toNullable(answers.held(unsettledMatches, unsettledAsked(renderedAt)))?.value ?? null,
  );
  const [{ unsettled, held, follow, ask }] = useState(() =>
    createUnsettled(services, { rows: came?.rows ?? null, delay }),
  );
  useEffect(() => {
    if (delay === 0) return undefined;
    if (came === null) void ask();
    return follow(delay);
  }, [follow, ask, came, delay]);
  return useMemo(
    () => (delay === 0 ? { gateway } : { gateway: held, unsettled }),
    [delay, gateway, held, unsettled],
  );
};
