import { MatchId, TournamentId } from '@kampdag/core/ids';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { addressId } from '../http/addressId.ts';

/** A text that an operator shows to everybody: one line, no markup. */
const NoticeText = t.refinement(
  t.string,
  (text) => text.trim() !== '' && text.length <= 500 && !/\p{Cc}/u.test(text),
  'NoticeText',
);

/** A maintenance notice; without a Norwegian text, the English one is shown in both languages. */
export const Notice = t.type({ en: NoticeText, nb: t.union([NoticeText, t.null]) });
export type Notice = t.TypeOf<typeof Notice>;

const Id = t.refinement(t.Integer, (id) => id > 0 && id <= 9_999_999_999, 'Id');
const ChannelText = t.refinement(
  t.string,
  (name) => new RegExp(`^match:${addressId}:(?:all|goals)$`).test(name),
  'ChannelText',
);

const Subject = t.union([
  t.type({ kind: t.literal('league'), id: Id }),
  t.type({ kind: t.literal('match'), id: Id }),
  t.type({ kind: t.literal('channel'), name: ChannelText }),
]);

/** What can be withdrawn from the public. */
export type Subject = t.TypeOf<typeof Subject>;

/** What an operator asks of a running replica. */
export const Operation = t.union([
  t.type({ action: t.literal('status') }),
  t.type({ action: t.union([t.literal('withdraw'), t.literal('restore')]), subject: Subject }),
  t.type({ action: t.literal('notice'), notice: t.union([Notice, t.null]) }),
  t.type({ action: t.literal('purgeAnswer'), path: t.string }),
  t.type({ action: t.literal('purgeLog'), name: ChannelText }),
]);
export type Operation = t.TypeOf<typeof Operation>;

/** A replica's answer to an operation. */
export const Done = t.type({
  /** What is now true there, a sentence each. */
  said: t.array(t.string),
});

/** An operation in words, for the log and the terminal. */
export const wordsOfOperation = (operation: Operation): string => {
  switch (operation.action) {
    case 'status':
      return 'status';
    case 'notice':
      return operation.notice === null ? 'notice cleared' : `notice ${JSON.stringify(operation.notice)}`;
    case 'purgeAnswer':
      return `purge answer ${operation.path}`;
    case 'purgeLog':
      return `purge log ${operation.name}`;
    default:
      return `${operation.action} ${wordsOfSubject(operation.subject)}`;
  }
};

/** A subject in words, as on the command line. */
export const wordsOfSubject = (subject: Subject): string =>
  `${subject.kind} ${subject.kind === 'channel' ? subject.name : subject.id}`;

/** The ids and names that are withdrawn. */
export interface Withdrawn {
  readonly leagues: ReadonlySet<TournamentId>;
  readonly matches: ReadonlySet<MatchId>;
  readonly channels: ReadonlySet<string>;
}

/** Withdraws nothing. */
export const nothingWithdrawn: Withdrawn = { leagues: new Set(), matches: new Set(), channels: new Set() };

/** The subjects of a list by kind. */
export const withdrawnOf = (subjects: readonly Subject[]): Withdrawn => ({
  leagues: new Set(subjects.flatMap((one) => (one.kind === 'league' ? [TournamentId(one.id)] : []))),
  matches: new Set(subjects.flatMap((one) => (one.kind === 'match' ? [MatchId(one.id)] : []))),
  channels: new Set(subjects.flatMap((one) => (one.kind === 'channel' ? [one.name] : []))),
});

/** All that operators have set. The newest `changedAt`, in milliseconds since 1970, is valid everywhere. */
export const Switches = t.type({
  changedAt: t.number,
  withdrawn: t.array(Subject),
  notice: t.union([Notice, t.null]),
});
export type Switches = t.TypeOf<typeof Switches>;

/** Nothing withdrawn, no notice. */
export const noSwitches: Switches = { changedAt: 0, withdrawn: [], notice: null };

/** The switches in a stored text; null where it holds none. */
export const readSwitches = (text: string): Switches | null =>
  either.getOrElse<unknown, Switches | null>(() => null)(
    either.chainW((value: unknown) => Switches.decode(value))(
      either.tryCatch(
        () => JSON.parse(text) as unknown,
        () => null,
      ),
    ),
  );

/** The switches after an operation; the same where it changes none. */
export const switched = (before: Switches, operation: Operation, at: number): Switches => {
  // A clock that was set back must not make a change older than the one before it.
  const changedAt = Math.max(at, before.changedAt + 1);
  if (operation.action === 'notice') return { ...before, changedAt, notice: operation.notice };
  if (operation.action !== 'withdraw' && operation.action !== 'restore') return before;
  const { action, subject } = operation;
  const others = before.withdrawn.filter((one) => wordsOfSubject(one) !== wordsOfSubject(subject));
  return { ...before, changedAt, withdrawn: action === 'withdraw' ? [...others, subject] : others };
};
