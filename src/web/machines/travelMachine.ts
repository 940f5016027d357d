import { instantAt, matchCourseOf, placeOf } from '@kampdag/core/live/cursor/course';
import { type Moment, momentAt } from '@kampdag/core/live/cursor/moment';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Instant } from '@kampdag/core/time/instant';
import { interval, map } from 'rxjs';
import { type ActorRefFrom, assign, fromEventObservable, setup } from 'xstate';

/** How many times faster than it was played one can go through a match. */
export const speeds = [1, 4, 16, 60] as const;
export type Speed = (typeof speeds)[number];

/** Where a visitor is on the way through a match. */
export interface TravelContext {
  /** The match as far as it is known now. */
  readonly read: () => LiveMatch;
  readonly moment: Moment;
  /** The server's time then. */
  readonly now: Instant;
  readonly speed: Speed;
}

export type TravelEvent =
  | { readonly type: 'goTo'; readonly moment: Moment }
  /** To a place of the match's course, in milliseconds from its beginning. */
  | { readonly type: 'seek'; readonly place: number }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'setSpeed'; readonly speed: Speed };

interface Tick {
  readonly type: 'tick';
}

/** Milliseconds between two moments of a match that plays. */
const pace = 100;

/** How far along the match's course one is, in milliseconds. */
export const placeIn = ({ read, now }: Pick<TravelContext, 'read' | 'now'>): number =>
  placeOf(matchCourseOf(read()), now);

/** The moment and the time at a place of the match's course; what they were where there is none. */
const at = (context: TravelContext, place: number): Pick<TravelContext, 'moment' | 'now'> => {
  const match = context.read();
  const now = instantAt(matchCourseOf(match), place) ?? context.now;
  return { moment: momentAt(match, now) ?? context.moment, now };
};

/** The way through a match: one stands at a moment, or the match plays from there on, to its end. */
export const travelMachine = setup({
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
    isAtTheEnd: ({ context }) => placeIn(context) >= matchCourseOf(context.read()).length,
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

export type TravelActor = ActorRefFrom<typeof travelMachine>;
