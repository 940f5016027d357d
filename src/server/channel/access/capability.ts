import { either } from 'fp-ts';
import * as t from 'io-ts';

/** What a credential may do on a channel. */
export type Operation = 'subscribe' | 'history' | 'publish' | 'presence';

/** Operations by channel pattern; `*` as an operation is all of them. */
export type Capability = Readonly<Record<string, readonly string[]>>;

/** What a key itself may do. */
export const EVERYTHING: Capability = { '*': ['*'] };

/** What a visitor may do: read every match, write nothing (specification §6). */
export const READ_MATCHES: Capability = { 'match:*': ['subscribe', 'history'] };

const decoder = t.record(t.string, t.array(t.string));

/** Reads a capability as tokens carry it, JSON in a string. */
export const parseCapability = (text: string): either.Either<string, Capability> => {
  const json = either.tryCatch(
    (): unknown => JSON.parse(text),
    () => 'the capability is not JSON',
  );
  return either.isLeft(json)
    ? json
    : either.mapLeft(() => 'the capability is not a list of operations by channel')(
        decoder.decode(json.right),
      );
};

/** `*` stands for one whole segment between colons, at the end for any number of them (ably-protocol §6). */
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

/** Whether anything may be published with it at all. */
export const mayPublish = (capability: Capability): boolean =>
  Object.values(capability).some((operations) => operations.includes('*') || operations.includes('publish'));
