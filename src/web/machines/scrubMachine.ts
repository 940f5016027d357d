import { type Moment, momentAt } from '@kampdag/core/live/cursor/moment';
import { instantAt, matchPlaybackScaleOf, positionOn } from '@kampdag/core/live/cursor/playbackScale';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Instant } from '@kampdag/core/time/instant';
import { interval, map } from 'rxjs';
import { type ActorRefFrom, assign, fromEventObservable, setup } from 'xstate';

/** The replay speeds, as multiples of real time. */
export const speeds = [1, 4, 16, 60] as const;
export type Speed = (typeof speeds)[number];

/** The replay's position in a match. */
export interface TravelContext {
  /** The match with everything reported so far. */
  readonly read: () => LiveMatch;
  readonly moment: Moment;
  /** The server's time at that moment. */
  readonly now: Instant;
  readonly speed: Speed;
}

export type TravelEvent =
  | { readonly type: 'goTo'; readonly moment: Moment }
  /** Jumps to a position in the match, in milliseconds from its start. */
  | { readonly type: 'seek'; readonly place: number }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'setSpeed'; readonly speed: Speed };

interface Tick {
  readonly type: 'tick';
}

/** Milliseconds between two steps of a replay. */
const pace = 100;

/** The position in the match, in milliseconds from its start. */
export const placeIn = ({ read, now }: Pick<TravelContext, 'read' | 'now'>): number =>
  positionOn(matchPlaybackScaleOf(read()), now);

/** The moment and time at a position; unchanged if there is none. */
const at = (context: TravelContext, place: number): Pick<TravelContext, 'moment' | 'now'> => {
  const match = context.read();
  const now = instantAt(matchPlaybackScaleOf(match), place) ?? context.now;
  return { moment: momentAt(match, now) ?? context.moment, now };
};

/** A replay of a match: it stands at a moment, or plays from there to the end. */
export const scrubMachine = setup({
  types: {
    context: {} as TravelContext,
    events: {} as TravelEvent | Tick,
    input: {} as Pick<TravelContext, 'read' | 'moment'>,
  },
  actors: {
    ticks: fromEventObservable<Tick, undefined>(() =>
      interval(pace).pipe(map((): Tick => ({ type: 'tick' }))),
    ),
  },
  guards: {
    isAtTheEnd: ({ context }) => placeIn(context) >= matchPlaybackScaleOf(context.read()).length,
  },
  actions: {
    goThere: assign((_, { moment }: { readonly moment: Moment }) => ({ moment, now: moment.timestamp })),
    goToPlace: assign(({ context }, { place }: { readonly place: number }) => at(context, place)),
    goOn: assign(({ context }) => at(context, placeIn(context) + pace * context.speed)),
    goToTheBeginning: assign(({ context }) => at(context, 0)),
    keepTheSpeed: assign((_, { speed }: { readonly speed: Speed }) => ({ speed })),
  },
}).createMachine({
  id: 'travel',
  context: ({ input: { read, moment } }) => ({ read, moment, now: moment.timestamp, speed: 16 }),
  initial: 'standing',
  on: {
    goTo: { target: '.standing', actions: { type: 'goThere', params: ({ event }) => event } },
    seek: { actions: { type: 'goToPlace', params: ({ event }) => event } },
    setSpeed: { actions: { type: 'keepTheSpeed', params: ({ event }) => event } },
  },
  states: {
    standing: {
      on: {
        play: [
          { guard: 'isAtTheEnd', target: 'playing', actions: 'goToTheBeginning' },
          { target: 'playing' },
        ],
      },
    },
    playing: {
      invoke: { src: 'ticks' },
      on: {
        pause: 'standing',
        tick: [{ guard: 'isAtTheEnd', target: 'standing' }, { actions: 'goOn' }],
      },
    },
  },
});

export type ScrubActor = ActorRefFrom<typeof scrubMachine>;
