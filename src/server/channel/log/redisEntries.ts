import { either, json } from 'fp-ts';
import * as t from 'io-ts';
import { installationName, isSameSecret, signatureOf } from '../../secrets.ts';
import { type Batch, batchOf, Draft, firstIdOf, type Publication } from '../protocol/batch.ts';
import { counterOf, type Position, positionAt, timestampOf } from '../protocol/serials.ts';

/**
 * The common start of both scripts: the position, as a stream id, after the stream's last entry and its floor. KEYS: the stream,
 * its state. ARGV: the preferred id, the keys' lifetime (ms), the wake-up channel, and its message.
 */
const placing = `
local stream, state = KEYS[1], KEYS[2]
local function read(id)
  local ms, count = string.match(id, '^(%d+)-(%d+)$')
  return tonumber(ms), tonumber(count)
end
local ms, count = read(ARGV[1])
local function behind(id)
  local lastMs, lastCount = read(id)
  if lastMs > ms or (lastMs == ms and lastCount >= count) then
    ms, count = lastMs, lastCount + 1
    if count > 999 then ms, count = lastMs + 1, 0 end
  end
end
local last = redis.call('XREVRANGE', stream, '+', '-', 'COUNT', 1)[1]
if last then behind(last[1]) end
local floor = redis.call('HGET', state, 'floor')
if floor then behind(floor) end
local place = string.format('%.0f-%d', ms, count)
local function told()
  redis.call('PEXPIRE', stream, ARGV[2])
  redis.call('PEXPIRE', state, ARGV[2])
  redis.call('PUBLISH', ARGV[3], ARGV[4])
end`;

/**
 * Stores a publication unless its id is already stored, and gives the stored entry; beyond the limit the oldest entry and its id
 * are dropped. Further ARGV: the limit, the publication's id, its text, the text's signature.
 */
export const appendScript = `${placing}
local known = redis.call('HGET', state, 'id:' .. ARGV[6])
if known then
  local before = redis.call('XRANGE', stream, known, known)[1]
  if before then return before end
end
redis.call('XADD', stream, place, 'id', ARGV[6], 'text', ARGV[7], 'signature', ARGV[8])
redis.call('HSET', state, 'id:' .. ARGV[6], place)
if redis.call('XLEN', stream) > tonumber(ARGV[5]) then
  local oldest = redis.call('XRANGE', stream, '-', '+', 'COUNT', 1)[1]
  redis.call('XTRIM', stream, 'MAXLEN', ARGV[5])
  redis.call('HDEL', state, 'id:' .. oldest[2][2])
  redis.call('HSET', state, 'floor', oldest[1])
end
told()
return { place, { 'id', ARGV[6], 'text', ARGV[7], 'signature', ARGV[8] } }`;

/** Drops a channel's entries and ids, and raises its floor to the position of the purge. */
export const purgeScript = `${placing}
redis.call('DEL', stream, state)
redis.call('HSET', state, 'floor', place)
told()`;

const Stored = t.type({
  id: t.string,
  clientId: t.union([t.string, t.undefined]),
  connectionId: t.union([t.string, t.undefined]),
  drafts: t.array(Draft),
});

const Fields = t.type({ text: t.string, signature: t.string });

/** An entry as a script returns it. */
const Raw = t.tuple([t.string, t.array(t.string)]);

/** Changes with the storage format: replicas of two versions do not read each other's entries. */
const version = 1;

const idOf = (position: Position): string => `${timestampOf(position)}-${counterOf(position)}`;

/** Null for a malformed id. */
const positionOf = (id: string): Position | null => {
  const [, ms, count] = /^(\d{1,14})-(\d{1,3})$/.exec(id) ?? [];
  return ms === undefined || count === undefined ? null : positionAt(Number(ms), Number(count));
};

/** Keys, ids and entries of an installation's log. Others may write to the store too: unsigned entries are ignored. */
export const redisEntries = (secret: string) => {
  const prefix = `kampdag:${version}:${installationName(secret)}:live`;
  const streamKey = (channel: string): string => `${prefix}:{${channel}}:log`;
  const signed = (channel: string, text: string): string =>
    signatureOf(secret, `${streamKey(channel)}\n${text}`);

  /** The batch of an entry; null unless this installation wrote it for this channel. */
  const read = (channel: string, id: string, fields: unknown): Batch | null => {
    const position = positionOf(id);
    if (position === null || !Fields.is(fields)) return null;
    if (!isSameSecret(fields.signature, signed(channel, fields.text))) return null;
    const stored = either.chainW((entry) => Stored.decode(entry))(json.parse(fields.text));
    return either.isRight(stored) ? batchOf(position, timestampOf(position), stored.right) : null;
  };

  return {
    streamKey,
    /** The key of a channel's floor and of the positions of stored ids. */
    stateKey: (channel: string): string => `${prefix}:{${channel}}:state`,
    wakeChannel: `${prefix}:wake`,
    idOf,
    positionOf,
    /** A publication's id, text and signature. */
    write: (channel: string, publication: Publication): readonly string[] => {
      const { id, clientId, connectionId, drafts } = publication;
      const text = JSON.stringify({ id, clientId, connectionId, drafts });
      return [firstIdOf(publication), text, signed(channel, text)];
    },
    read,
    readRaw: (channel: string, entry: unknown): Batch | null => {
      if (!Raw.is(entry)) return null;
      const [id, list] = entry;
      const fields: Record<string, string> = {};
      for (let at = 0; at + 1 < list.length; at += 2) fields[list[at] ?? ''] = list[at + 1] ?? '';
      return read(channel, id, fields);
    },
  };
};
