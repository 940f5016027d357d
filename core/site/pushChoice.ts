import * as t from 'io-ts';
import type { MatchId, PersonId, TeamId } from '../ids.ts';
import { mostFollowed } from './followed.ts';
import { longestDelay } from './viewing.ts';

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 9_999_999_999;

/** An id as the site has them. */
const idOf = <B extends number>(name: string) =>
  new t.Type<B, number>(
    name,
    (value): value is B => isId(value),
    (value, context) => (isId(value) ? t.success(value as B) : t.failure(value, context)),
    t.identity,
  );

const idsOf = <B extends number>(name: string) =>
  t.refinement(t.readonlyArray(idOf<B>(name)), ({ length }) => length <= mostFollowed, `${name}s`);

const Delay = t.refinement(t.Integer, (seconds) => seconds >= 0 && seconds <= longestDelay, 'Delay');

/** What a device is told of while the site is closed, and how. */
export const PushChoice = t.exact(
  t.type({
    teams: idsOf<TeamId>('team'),
    players: idsOf<PersonId>('player'),
    matches: idsOf<MatchId>('match'),
    language: t.keyof({ no: null, en: null }),
    /** `withoutScores`: goals are told of without side and score. `withoutGoals`: starts and ends alone, without scores. */
    results: t.keyof({ shown: null, withoutScores: null, withoutGoals: null }),
    /** Seconds by which everything is held back. */
    delay: Delay,
  }),
);
export type PushChoice = t.TypeOf<typeof PushChoice>;

/** Whether nothing is followed. */
export const followsNothing = ({
  teams,
  players,
  matches,
}: Pick<PushChoice, 'teams' | 'players' | 'matches'>): boolean =>
  teams.length + players.length + matches.length === 0;

const base64Of = (bytes: number, name: string) => {
  const length = Math.ceil((bytes * 4) / 3);
  return t.refinement(t.string, (text) => new RegExp(`^[\\w-]{${length}}={0,2}$`).test(text), name);
};

/** The address and keys of a browser's push subscription (RFC 8030, RFC 8291), in base64url. */
export const PushAddress = t.exact(
  t.type({
    endpoint: t.refinement(t.string, ({ length }) => length <= 1_000, 'endpoint'),
    keys: t.exact(t.type({ p256dh: base64Of(65, 'p256dh'), auth: base64Of(16, 'auth') })),
  }),
);
export type PushAddress = t.TypeOf<typeof PushAddress>;

/** `PUT /api/push`: a device's address and choice, which take the place of those of its earlier address. */
export const PushRequest = t.intersection([
  t.type({ address: PushAddress, choice: PushChoice }),
  t.partial({ replaces: t.string }),
]);
export type PushRequest = t.TypeOf<typeof PushRequest>;

/** `POST /api/push/moved`: a browser has given a device another address. */
export const PushMove = t.type({ address: PushAddress, replaces: t.string });
export type PushMove = t.TypeOf<typeof PushMove>;

/** The path of a device's subscription: `PUT` with a `PushRequest`, `DELETE` with its `endpoint`. */
export const pushPath = '/api/push';

/** The path of the key by which browsers know this site's messages: `{"key": …}`, in base64url. */
export const pushKeyPath = '/api/push/key';

/** The path of a `PushMove`. */
export const pushMovePath = '/api/push/moved';

/** `POST /api/push/step`: the visitor sees on a stream what a message told of. */
export const PushStep = t.type({ endpoint: t.string, reportedAt: t.number });
export type PushStep = t.TypeOf<typeof PushStep>;

/** The path of a `PushStep`, which sets the device's delay, and the cookie of its viewing preferences. */
export const pushStepPath = '/api/push/step';

/** The answer to a `PushStep`: the delay in seconds; null for what is too long ago. */
export const PushStepAnswer = t.type({ delay: t.union([t.number, t.null]) });
export type PushStepAnswer = t.TypeOf<typeof PushStepAnswer>;

/** The offer to come into step with a stream, in the visitor's language. */
export const InStepOffer = t.type({
  /** When what the message tells of was reported, in milliseconds since 1970. */
  reportedAt: t.number,
  /** The words of the action. */
  action: t.string,
  /** Once it is done, with `{delay}` in place of the seconds; and when it is too late. */
  done: t.string,
  late: t.string,
});
export type InStepOffer = t.TypeOf<typeof InStepOffer>;

/** A message as it reaches the device's worker. */
export const PushMessage = t.intersection([
  t.type({
    title: t.string,
    body: t.string,
    tag: t.string,
    isAudible: t.boolean,
    lang: t.string,
    path: t.string,
    icon: t.string,
  }),
  t.partial({ inStep: InStepOffer }),
]);
export type PushMessage = t.TypeOf<typeof PushMessage>;
