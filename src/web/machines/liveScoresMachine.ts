import type { MatchId } from '@kampdag/core/ids';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { goalsScore$, type LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import type { Instant } from '@kampdag/core/time/instant';
import { asyncScheduler, filter, map, type Observable, of } from 'rxjs';
import { assign, createActor, enqueueActions, fromEventObservable, raise, setup } from 'xstate';

/** The live score of one match; subscribed to while a component shows the match. */
export type ScoreOf = (match: LiveMatchOf) => Observable<LiveScore>;

export type LiveScoresEvent =
  /** A component shows these matches. */
  | { readonly type: 'follow'; readonly matches: readonly LiveMatchOf[] }
  /** A component no longer shows them. */
  | { readonly type: 'release'; readonly matches: readonly LiveMatchOf[] }
  /** A match is shown at a past moment; null: live again. */
  | { readonly type: 'pin'; readonly matchId: MatchId; readonly score: LiveScore | null };

interface Scored {
  readonly type: 'scored';
  readonly matchId: MatchId;
  readonly score: LiveScore;
}

interface LiveScoresContext {
  readonly scoreOf: ScoreOf;
  /** The number of components that show each followed match. */
  readonly places: ReadonlyMap<MatchId, number>;
  readonly scores: ReadonlyMap<MatchId, LiveScore>;
  /** The scores of matches shown at a past moment. */
  readonly pinned: ReadonlyMap<MatchId, LiveScore>;
}

/**
 * The live scores of a page: each match is followed once, however many components show it. A match that one screen releases and the next
 * follows at the same time stays followed.
 */
export const liveScoresMachine = setup({
  types: {
    context: {} as LiveScoresContext,
    events: {} as LiveScoresEvent | Scored | { readonly type: 'tidyUp' },
    input: {} as ScoreOf,
  },
  actors: {
    score: fromEventObservable<Scored, { readonly scoreOf: ScoreOf; readonly match: LiveMatchOf }>(
      ({ input: { scoreOf, match } }) =>
        scoreOf(match).pipe(map((score): Scored => ({ type: 'scored', matchId: match.matchId, score }))),
    ),
  },
  actions: {
    follow: enqueueActions(
      ({ context: { scoreOf, places }, enqueue }, { matches }: { matches: readonly LiveMatchOf[] }) => {
        const after = new Map(places);
        for (const match of matches) {
          const { matchId } = match;
          const before = after.get(matchId);
          after.set(matchId, (before ?? 0) + 1);
          if (before === undefined) {
            enqueue.spawnChild('score', { id: String(matchId), input: { scoreOf, match } });
          }
        }
        enqueue.assign({ places: after });
      },
    ),
    release: assign({
      places: ({ context }, { matches }: { matches: readonly LiveMatchOf[] }) => {
        const after = new Map(context.places);
        for (const { matchId } of matches) after.set(matchId, (after.get(matchId) ?? 1) - 1);
        return after;
      },
    }),
    tidyUpSoon: raise({ type: 'tidyUp' }, { delay: 0, id: 'tidyUp' }),
    stopUnshown: enqueueActions(({ context: { places }, enqueue }) => {
      const shown = new Map(places);
      for (const [matchId, count] of places) {
        if (count > 0) continue;
        shown.delete(matchId);
        enqueue.stopChild(String(matchId));
      }
      enqueue.assign({ places: shown });
    }),
    pin: assign({
      pinned: ({ context }, { matchId, score }: Extract<LiveScoresEvent, { type: 'pin' }>) => {
        const after = new Map(context.pinned);
        if (score === null) after.delete(matchId);
        else after.set(matchId, score);
        return after;
      },
    }),
    keepTheScore: assign({
      scores: ({ context }, { matchId, score }: Scored) => new Map(context.scores).set(matchId, score),
    }),
  },
}).createMachine({
  id: 'liveScores',
  context: ({ input }) => ({ scoreOf: input, places: new Map(), scores: new Map(), pinned: new Map() }),
  on: {
    follow: { actions: { type: 'follow', params: ({ event }) => event } },
    release: { actions: [{ type: 'release', params: ({ event }) => event }, 'tidyUpSoon'] },
    pin: { actions: { type: 'pin', params: ({ event }) => event } },
    tidyUp: { actions: 'stopUnshown' },
    scored: { actions: { type: 'keepTheScore', params: ({ event }) => event } },
  },
});

/** How far the page lags behind the reports. */
export interface DisplayDelay {
  /** In milliseconds. */
  readonly delay: number;
  /** The server's time. */
  readonly now: () => Instant;
}

/** The machine over the goals channels of a live service, not yet started. */
export const createLiveScoresActor = (channel: LiveChannel, { delay, now }: DisplayDelay) =>
  createActor(liveScoresMachine, {
    input: (match) =>
      goalsScore$(
        channel,
        match,
        { scheduler: asyncScheduler },
        delayedBy(of(delay), { now, scheduler: asyncScheduler }),
      ).pipe(
        filter((update) => update.type === 'score'),
        map(({ score }) => score),
      ),
  });
