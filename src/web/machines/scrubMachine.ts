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
export interface ScrubContext {
  /** The match with everything reported so far. */
  readonly read: () => LiveMatch;
  readonly moment: Moment;
  /** The server's time at that moment. */
  readonly now: Instant;
  readonly speed: Speed;
}

export type ScrubEvent =
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
export const positionIn = ({ read, now }: Pick<ScrubContext, 'read' | 'now'>): number =>
  positionOn(matchPlaybackScaleOf(read()), now);

/** The moment and time at a position; unchanged if there is none. */
const at = (context: ScrubContext, place: number): Pick<ScrubContext, 'moment' | 'now'> => {
  const match = context.read();
  const now = instantAt(matchPlaybackScaleOf(match), place) ?? context.now;
  return { moment: momentAt(match, now) ?? context.moment, now };
};

/** A replay of a match: it is paused at a moment, or plays from there to the end. */
export const scrubMachine = setup({
  types: {
    context: {} as ScrubContext,
    events: {} as ScrubEvent | Tick,
    input: {} as Pick<ScrubContext, 'read' | 'moment'>,
  },
  actors: {
    ticks: fromEventObservable<Tick, undefined>(() =>
      interval(pace).pipe(map((): Tick => ({ type: 'tick' }))),
    ),
  },
  guards: {
    atEnd: ({ context }) => positionIn(context) >= matchPlaybackScaleOf(context.read()).length,
  },
  actions: {
    setMoment: assign((_, { moment }: { readonly moment: Moment }) => ({ moment, now: moment.timestamp })),
    seekTo: assign(({ context }, { place }: { readonly place: number }) => at(context, place)),
    advance: assign(({ context }) => at(context, positionIn(context) + pace * context.speed)),
    rewind: assign(({ context }) => at(context, 0)),
    setSpeed: assign((_, { speed }: { readonly speed: Speed }) => ({ speed })),
  },
}).createMachine({
  id: 'scrub',
  context: ({ input: { read, moment } }) => ({ read, moment, now: moment.timestamp, speed: 16 }),
  initial: 'paused',
  on: {
    goTo: { target: '.paused', actions: { type: 'setMoment', params: ({ event }) => event } },
    seek: { actions: { type: 'seekTo', params: ({ event }) => event } },
    setSpeed: { actions: { type: 'setSpeed', params: ({ event }) => event } },
  },
  states: {
    paused: {
      on: {
        play: [{ guard: 'atEnd', target: 'playing', actions: 'rewind' }, { target: 'playing' }],
      },
    },
    playing: {
      invoke: { src: 'ticks' },
      on: {
        pause: 'paused',
        tick: [{ guard: 'atEnd', target: 'paused' }, { actions: 'advance' }],
      },
    },
  },
});

export type ScrubActor = ActorRefFrom<typeof scrubMachine>;
