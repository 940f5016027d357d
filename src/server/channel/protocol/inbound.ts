import { either, function as fn, json } from 'fp-ts';
import * as t from 'io-ts';
import { Draft, nullable } from './batch.ts';
import { type ErrorInfo, failures } from './failures.ts';
import { MAX_MESSAGE_SIZE } from './frames.ts';

const Inbound = t.intersection([
  t.type({ action: t.number }),
  t.partial({
    id: t.string,
    channel: t.string,
    channelSerial: nullable(t.string),
    flags: nullable(t.number),
    msgSerial: t.number,
    messages: t.array(t.unknown),
    auth: t.partial({ accessToken: t.string }),
  }),
]);

/** The fields read of a client's frame. */
export type Inbound = t.TypeOf<typeof Inbound>;

/** Decodes a frame's content; anything but a protocol message is a 40000. */
export const readMessage = (content: unknown): either.Either<ErrorInfo, Inbound> =>
  either.mapLeft(() => failures.badRequest('the frame is not a protocol message'))(Inbound.decode(content));

/** Decodes a frame from a socket. */
export const readFrame = (text: string): either.Either<ErrorInfo, Inbound> =>
  fn.pipe(
    json.parse(text),
    either.mapLeft(() => failures.badRequest('the frame is not JSON')),
    either.chain(readMessage),
  );

/** Bytes that cost as much as a frame. */
const COSTLY = 4_096;

/** The cost of a frame by its size in bytes. */
export const costOf = (bytes: number): number => 1 + Math.floor(bytes / COSTLY);

const bytesOf = (draft: Draft): number =>
  [draft.data, draft.name, draft.id, draft.clientId, draft.encoding].reduce(
    (sum: number, text) => sum + Buffer.byteLength(text ?? ''),
    0,
  ) + Buffer.byteLength(JSON.stringify(draft.extras ?? null));

const idsAgree = (drafts: readonly Draft[]): boolean => {
  const ids = drafts.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (drafts.length < 2 || ids.length === 0) return true;
  const base = ids[0]?.replace(/:\d+$/, '');
  return ids.length === drafts.length && ids.every((id, index) => id === `${base}:${index}`);
};

/** Decodes messages to publish: at least one, texts only, within the size limit, with matching ids. */
export const readDrafts = (messages: readonly unknown[]): either.Either<ErrorInfo, readonly Draft[]> => {
  if (messages.length === 0 || messages.length > 1000) {
    return either.left(failures.badRequest('1 to 1000 messages can be published at once'));
  }
  const drafts: Draft[] = [];
  for (const message of messages) {
    const decoded = Draft.decode(message);
    if (either.isLeft(decoded)) {
      return either.left(failures.badData('data must be a text, with an encoding that says what it holds'));
    }
    drafts.push(decoded.right);
  }
  if (drafts.reduce((sum, draft) => sum + bytesOf(draft), 0) > MAX_MESSAGE_SIZE) {
    return either.left(failures.tooLarge(`more than ${MAX_MESSAGE_SIZE} bytes at once`));
  }
  return idsAgree(drafts)
    ? either.right(drafts)
    : either.left(failures.badMessageId('the ids of several messages must be <base>:<index>'));
};

/** Whether a text can name a channel. */
export const isChannelName = (text: string): boolean =>
  text.length > 0 && text.length <= 256 && !/^[[:]|[\n\r\0*]/.test(text);
