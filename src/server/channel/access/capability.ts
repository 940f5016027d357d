import { either, function as fn, json } from 'fp-ts';
import * as t from 'io-ts';

/** An operation on a channel. */
export type Operation = 'subscribe' | 'history' | 'publish' | 'presence';

/** Operations by channel pattern; `*` stands for all operations. */
export type Capability = Readonly<Record<string, readonly string[]>>;

/** The capability of a key. */
export const EVERYTHING: Capability = { '*': ['*'] };

/** The capability of a visitor: to read every match, and write nothing (specification §6). */
export const READ_MATCHES: Capability = { 'match:*': ['subscribe', 'history'] };

const decoder = t.record(t.string, t.array(t.string));

/** Parses a capability from a token's JSON text. */
export const parseCapability = (text: string): either.Either<string, Capability> =>
  fn.pipe(
    json.parse(text),
    either.mapLeft(() => 'the capability is not JSON'),
    either.chain((parsed) =>
      either.mapLeft(() => 'the capability is not a list of operations by channel')(decoder.decode(parsed)),
    ),
  );

/** `*` stands for one segment between colons, or at the end for any number of them (ably-protocol §6). */
const covers = (pattern: string, channel: string): boolean => {
  const wanted = pattern.split(':');
  const given = channel.split(':');
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment === '*' || segment === given[index]);
};

/** Whether the operation is permitted on the channel. */
export const permits = (capability: Capability, channel: string, operation: Operation): boolean =>
  Object.entries(capability).some(
    ([pattern, operations]) =>
      covers(pattern, channel) && (operations.includes('*') || operations.includes(operation)),
  );

/** Whether a capability allows any publishing. */
export const mayPublish = (capability: Capability): boolean =>
  Object.values(capability).some((operations) => operations.includes('*') || operations.includes('publish'));
