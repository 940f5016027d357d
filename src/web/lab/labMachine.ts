import { type OpenedRecording, openRecording } from '@kampdag/core/lab/faultReport';
import { type FaultPlan, type LabFault, labCaseOf } from '@kampdag/core/lab/labCase';
import { either } from 'fp-ts';
import { exhaustMap, filter, from, interval, map } from 'rxjs';
import { type ActorRefFrom, assign, fromEventObservable, fromPromise, setup } from 'xstate';
import { createLabPlayer, type LabGoal, type LabMoment, type LabPlayer } from './labPlayer.ts';

/** Playback speeds, as multiples of real time. */
export const labSpeeds = [1, 4, 16, 64] as const;
export type LabSpeed = (typeof labSpeeds)[number];

/** An open recording. */
export interface LabSession extends OpenedRecording {
  readonly name: string;
  /** Its ordinal among opened recordings, from 1. */
  readonly number: number;
}

/** The reason a file was not opened. */
export interface LabRefusal {
  readonly name: string;
  readonly why: string;
}

interface LabContext {
  readonly settled: () => Promise<unknown>;
  readonly session: LabSession | null;
  /** The last refusal; an open recording stays open. */
  readonly refusal: LabRefusal | null;
  readonly plan: FaultPlan;
  readonly speed: LabSpeed;
  readonly player: LabPlayer | null;
  readonly goal: LabGoal;
  /** The position being sought; null once there. */
  readonly seekTarget: number | null;
  readonly moment: LabMoment | null;
}

/** The events of the lab. */
export type LabEvent =
  | { readonly type: 'open'; readonly name: string; readonly text: string }
  | { readonly type: 'refuse'; readonly refusal: LabRefusal }
  | { readonly type: 'plan'; readonly plan: FaultPlan }
  /** Seeks to the position after a message; 0 is the start. */
  | { readonly type: 'seek'; readonly serial: number }
  /** Seeks to the end, after recovery from all faults. */
  | { readonly type: 'heal' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'setSpeed'; readonly speed: LabSpeed };

interface Arrived {
  readonly type: 'arrived';
  readonly moment: LabMoment;
}

interface Playing {
  readonly player: LabPlayer;
  readonly from: LabMoment;
  readonly speed: LabSpeed;
}

/** Milliseconds between frames of playback. */
const pace = 100;

const noFaults: FaultPlan = { seed: 1, faults: [] };
const start: LabGoal = { at: 0, isNews: false };

const opened = (context: LabContext, text: string, name: string): Partial<LabContext> => {
  const opened = openRecording(text);
  if (either.isLeft(opened)) return { refusal: { name, why: opened.left } };
  const { recording, report } = opened.right;
  context.player?.stop();
  const player = createLabPlayer(labCaseOf(recording, noFaults), context.settled);
  const moment = report === null ? null : player.reported(report);
  const goal = moment === null ? player.goalAt(1) : { at: moment.at, isNews: false };
  return {
    session: { ...opened.right, name, number: (context.session?.number ?? 0) + 1 },
    refusal: null,
    plan: noFaults,
    player,
    moment,
    goal,
  };
};

const withPlan = (context: LabContext, plan: FaultPlan): Partial<LabContext> => {
  const { session, moment, settled } = context;
  if (session === null) return { plan };
  context.player?.stop();
  const player = createLabPlayer(labCaseOf(session.recording, plan), settled);
  const { length } = player.labCase.messages;
  return { plan, player, seekTarget: null, goal: player.goalAt(Math.min(length, moment?.serial ?? 0)) };
};

/** Seeking or other faults while playing: playing continues from there. */
const seekAndPlay = {
  seek: {
    target: 'seekingToPlay',
    reenter: true,
    actions: { type: 'aim', params: ({ event }: { event: { serial: number } }) => event },
  },
  plan: {
    target: 'seekingToPlay',
    reenter: true,
    actions: { type: 'drawFaults', params: ({ event }: { event: { plan: FaultPlan } }) => event },
  },
} as const;

/** The lab's modes: empty, at a position, seeking one (to pause or play there), or playing. */
export const labMachine = setup({
  types: {
    context: {} as LabContext,
    events: {} as LabEvent | Arrived,
    input: {} as Pick<LabContext, 'settled'>,
  },
  actors: {
    goTo: fromPromise<LabMoment | null, { readonly player: LabPlayer | null; readonly goal: LabGoal }>(
      ({ input: { player, goal } }) => (player === null ? Promise.resolve(null) : player.goTo(goal)),
    ),
    playOn: fromEventObservable<Arrived, Playing | null>(({ input }) => {
      if (input === null) return from([]);
      const { player, from: start, speed } = input;
      let last = start;
      return interval(pace).pipe(
        exhaustMap(() => from(player.goTo(player.further(last, pace * speed)))),
        filter((moment) => moment !== null),
        map((moment): Arrived => {
          last = moment;
          return { type: 'arrived', moment };
        }),
      );
    }),
  },
  guards: {
    isOpened: (_, { text }: { readonly text: string }) => either.isRight(openRecording(text)),
    isAtTheEnd: ({ context: { player, moment } }) =>
      player !== null && moment !== null && moment.serial >= player.labCase.messages.length,
    // A fault report opens at its own moment.
    isThere: ({ context: { moment } }) => moment !== null,
  },
  actions: {
    put: assign(({ context }, { text, name }: { readonly text: string; readonly name: string }) =>
      opened(context, text, name),
    ),
    drawFaults: assign(({ context }, { plan }: { readonly plan: FaultPlan }) => withPlan(context, plan)),
    keepTheMoment: assign((_, { moment }: { readonly moment: LabMoment | null }) =>
      moment === null ? {} : { moment, seekTarget: null },
    ),
    aim: assign(({ context: { player, moment } }, { serial }: { readonly serial: number }) => {
      if (player === null) return {};
      const { length } = player.labCase.messages;
      const seekTarget = Math.min(length, Math.max(0, serial));
      // A single step counts as news, as in playback; a jump does not.
      const isNews = moment !== null && seekTarget === moment.serial + 1;
      return { seekTarget, goal: { ...player.goalAt(seekTarget), isNews } };
    }),
    aimAtTheEnd: assign(({ context: { player, goal } }) => ({ goal: player?.end ?? goal })),
    aimAtTheBeginning: assign(({ context: { player, goal } }) => ({ goal: player?.goalAt(0) ?? goal })),
  },
}).createMachine({
  id: 'lab',
  context: ({ input }) => ({
    ...input,
    session: null,
    refusal: null,
    plan: noFaults,
    speed: 16,
    player: null,
    goal: start,
    seekTarget: null,
    moment: null,
  }),
  initial: 'empty',
  on: {
    open: [
      {
        guard: { type: 'isOpened', params: ({ event }) => event },
        target: '.opening',
        actions: { type: 'put', params: ({ event }) => event },
      },
      { actions: { type: 'put', params: ({ event }) => event } },
    ],
    refuse: { actions: assign(({ event: { refusal } }) => ({ refusal })) },
    plan: { target: '.seeking', actions: { type: 'drawFaults', params: ({ event }) => event } },
    seek: { target: '.seeking', actions: { type: 'aim', params: ({ event }) => event } },
    heal: { target: '.seeking', actions: 'aimAtTheEnd' },
    setSpeed: { actions: assign(({ event: { speed } }) => ({ speed })) },
  },
  states: {
    empty: {},
    opening: { always: [{ guard: 'isThere', target: 'paused' }, { target: 'seeking' }] },
    seeking: {
      on: { play: 'seekingToPlay' },
      invoke: {
        src: 'goTo',
        input: ({ context: { player, goal } }) => ({ player, goal }),
        onDone: {
          target: 'paused',
          actions: { type: 'keepTheMoment', params: ({ event }) => ({ moment: event.output }) },
        },
      },
    },
    paused: {
      on: {
        play: [
          { guard: 'isAtTheEnd', target: 'seekingToPlay', actions: 'aimAtTheBeginning' },
          { target: 'playing' },
        ],
      },
    },
    seekingToPlay: {
      on: { pause: 'seeking', ...seekAndPlay },
      invoke: {
        src: 'goTo',
        input: ({ context: { player, goal } }) => ({ player, goal }),
        onDone: {
          target: 'playing',
          actions: { type: 'keepTheMoment', params: ({ event }) => ({ moment: event.output }) },
        },
      },
    },
    playing: {
      invoke: {
        src: 'playOn',
        input: ({ context: { player, moment, speed } }) =>
          player === null || moment === null ? null : { player, from: moment, speed },
      },
      always: { guard: 'isAtTheEnd', target: 'paused' },
      on: {
        pause: 'paused',
        ...seekAndPlay,
        arrived: { actions: { type: 'keepTheMoment', params: ({ event }) => event } },
        setSpeed: {
          target: 'playing',
          reenter: true,
          actions: assign(({ event: { speed } }) => ({ speed })),
        },
      },
    },
  },
});

export type LabActor = ActorRefFrom<typeof labMachine>;

/** A plan with a fault toggled. */
export const toggled = ({ seed, faults }: FaultPlan, fault: LabFault): FaultPlan => ({
  seed,
  faults: faults.includes(fault) ? faults.filter((one) => one !== fault) : [...faults, fault],
});
