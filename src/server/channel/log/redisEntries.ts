import { either, json } from 'fp-ts';
import * as t from 'io-ts';
import { installationName, isSameSecret, signatureOf } from '../../secrets.ts';
import { type Batch, batchOf, Draft, firstIdOf, type Publication } from '../protocol/batch.ts';
import { counterOf, type Position, positionAt, timestampOf } from '../protocol/serials.ts';

/**
 * The common start of all scripts. KEYS: the stream, its state. ARGV: the preferred id, the keys' lifetime (ms), the wake-up
 * channel, and its message.
 */
const common = `
local stream, state = KEYS[1], KEYS[2]
local function read(id)
  local ms, count = string.match(id, '^(%d+)-(%d+)$')
  return tonumber(ms), tonumber(count)
end
local function told()
  redis.call('PEXPIRE', stream, ARGV[2])
  redis.call('PEXPIRE', state, ARGV[2])
  redis.call('PUBLISH', ARGV[3], ARGV[4])
end`;

/** The position, as a stream id, after the stream's last entry and its floor. */
const placing = `${common}
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
local place = string.format('%.0f-%d', ms, count)`;

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

/**
 * Puts a replica's entries back into a stream that lost them, and marks the stream's past as changed; nothing if it has them all.
 * Entries keep their positions, one whose position is taken follows the last, and of a publication stored twice the earlier stands.
 * What is at or before the floor stays dropped. Further ARGV: the limit, the replica's floor or an empty text, then the id, the
 * publication's id, its text and the text's signature of each entry.
 */
export const restoreScript = `${common}
local function isAfter(id, other)
  local ms, count = read(id)
  local otherMs, otherCount = read(other)
  return ms > otherMs or (ms == otherMs and count > otherCount)
end
local floor = redis.call('HGET', state, 'floor')
if ARGV[6] ~= '' and (not floor or isAfter(ARGV[6], floor)) then floor = ARGV[6] end
local rows = {}
local function add(id, fields)
  local ms, count = read(id)
  rows[#rows + 1] = { ms = ms, count = count, order = #rows, id = id, fields = fields }
end
for at = 7, #ARGV, 4 do
  add(ARGV[at], { 'id', ARGV[at + 1], 'text', ARGV[at + 2], 'signature', ARGV[at + 3] })
end
local stored = redis.call('XRANGE', stream, '-', '+')
for _, row in ipairs(stored) do add(row[1], row[2]) end
table.sort(rows, function(a, b)
  if a.ms ~= b.ms then return a.ms < b.ms end
  if a.count ~= b.count then return a.count < b.count end
  return a.order < b.order
end)
local kept, known = {}, {}
local ms, count = -1, 0
for _, row in ipairs(rows) do
  local id = row.fields[1] == 'id' and row.fields[2] or row.id
  if not known[id] and not (floor and not isAfter(row.id, floor)) then
    known[id] = true
    if row.ms > ms or (row.ms == ms and row.count > count) then ms, count = row.ms, row.count
    elseif count < 999 then count = count + 1
    else ms, count = ms + 1, 0 end
    row.place = string.format('%.0f-%d', ms, count)
    kept[#kept + 1] = row
  end
end
local isSame = #kept == #stored
for at, row in ipairs(kept) do isSame = isSame and row.place == stored[at][1] end
if floor then redis.call('HSET', state, 'floor', floor) end
if isSame then return end
redis.call('DEL', stream, state)
if floor then redis.call('HSET', state, 'floor', floor) end
for at = math.max(1, #kept - tonumber(ARGV[5]) + 1), #kept do
  local row = kept[at]
  redis.call('XADD', stream, row.place, unpack(row.fields))
  if row.fields[1] == 'id' then redis.call('HSET', state, 'id:' .. row.fields[2], row.place) end
end
local dropped = kept[#kept - tonumber(ARGV[5])]
if dropped then redis.call('HSET', state, 'floor', dropped.place) end
local time = redis.call('TIME')
redis.call('HSET', state, 'past', time[1] .. '.' .. time[2])
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

  /** A publication's id, text and signature. */
  const write = (channel: string, publication: Publication): readonly string[] => {
    const { id, clientId, connectionId, drafts } = publication;
    const text = JSON.stringify({ id, clientId, connectionId, drafts });
    return [firstIdOf(publication), text, signed(channel, text)];
  };

  return {
    streamKey,
    /** The key of a channel's floor and of the positions of stored ids. */
    stateKey: (channel: string): string => `${prefix}:{${channel}}:state`,
    wakeChannel: `${prefix}:wake`,
    idOf,
    positionOf,
    write,
    /** A stored batch as its entry's id, and its publication's id, text and signature. */
    writeBatch: (channel: string, batch: Batch): readonly string[] => {
      const { id, position, connectionId, messages } = batch;
      const drafts = messages.map(
        (message): Draft => ({
          id: message.id,
          name: message.name,
          data: message.data,
          encoding: message.encoding,
          clientId: message.clientId,
          extras: message.extras,
        }),
      );
      return [idOf(position), ...write(channel, { id, connectionId, drafts })];
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
