import { performance } from 'node:perf_hooks';
import { MatchId } from '@kampdag/core/ids';
import type { ChannelMessage } from '@kampdag/core/live/channel';
import { clockOf } from '@kampdag/core/live/clock';
import { append, emptyLog } from '@kampdag/core/live/log';
import { emptyMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { type LiveMessage, readMessage } from '@kampdag/core/live/message';
import { scoreOf } from '@kampdag/core/live/score';
import { timelineOf } from '@kampdag/core/live/timeline';
import { serialOfInteger } from '@kampdag/core/live/timeToken';
import { Instant } from '@kampdag/core/time/instant';

/**
 * The cost of folding, as a ratio to the least that any fold must do: a loop that sets and deletes in a Map. Both in one
 * run, interleaved, medians over rounds; 10 % corrections, 5 % deletes, as in the figures of the design notes.
 */
const matchId = MatchId(1);
const sizes = [100, 600, 3000, 30_000];
const rounds = 9;

const types = ['Shot', 'Faceoff', 'Timer', 'PlayerTime', 'Goal', 'Penalty'];

const messagesOf = (size: number): readonly ChannelMessage[] => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  return Array.from({ length: size }, (_, index) => {
    const fate = index < 10 ? 99 : random(100);
    const earlier = `client-${random(Math.max(1, index))}`;
    const body =
      fate < 5
        ? { MatchEventType: 'Delete', ClientId: `delete-${index}`, DeletedEventClientId: earlier }
        : {
            MatchEventType: types[random(100) < 94 ? random(4) : 4 + random(2)],
            ClientId: fate < 15 ? earlier : `client-${index}`,
            Team: random(2) === 0 ? 'H' : 'A',
            Player: 1 + random(40),
            Type: 1 + random(2),
            Minutes: 2,
            Direction: 1 + random(2),
          };
    return {
      serial: serialOfInteger(index + 1),
      timestamp: Instant(1_795_000_000_000 + index * 1000),
      data: { MatchId: matchId, Id: index, Period: 200051, Time: index % 1200, ...body },
    };
  });
};

const bareLoop = (messages: readonly LiveMessage[]): number => {
  const events = new Map<string, LiveMessage>();
  for (const message of messages) {
    if (message.type === 'event') events.set(message.event.key, message);
    else if (message.type === 'delete' && message.target !== null) events.delete(message.target);
  }
  return events.size;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Nanoseconds a message of each way, one after the other in each round. */
const measure = (
  size: number,
  ways: Readonly<Record<string, () => unknown>>,
): Readonly<Record<string, number>> => {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  const repeat = Math.max(1, Math.round(15_000 / size));
  for (let round = 0; round < rounds + 3; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      for (let again = 0; again < repeat; again += 1) way();
      const each = ((performance.now() - start) * 1e6) / (repeat * size);
      // The first rounds warm up.
      if (round >= 3) times.get(name)?.push(each);
    }
  }
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
};

for (const size of sizes) {
  const raw = messagesOf(size);
  const text = raw.map(({ data }) => JSON.stringify(data));
  const read = readMessage(matchId, 'icehockey');
  const messages = raw.map(read);
  const empty = emptyMatch(matchId, 'icehockey');
  const ways: Record<string, () => unknown> = {
    'bare loop': () => bareLoop(messages),
    append: () => messages.reduce(append, emptyLog(matchId, 'icehockey')),
    batch: () => matchAfterAll(emptyMatch(matchId, 'icehockey'), messages),
    'JSON.parse': () => text.map((line) => JSON.parse(line) as unknown),
    decode: () => raw.map(read),
  };
  if (size <= 3000) {
    ways['append + score + clock'] = () => {
      let match = emptyMatch(matchId, 'icehockey');
      for (const message of messages) {
        match = matchAfter(match, message);
        scoreOf(match);
        clockOf(match);
      }
      return match;
    };
  }
  if (size <= 600) {
    ways['append + timeline'] = () => {
      let match = empty;
      for (const message of messages) {
        match = matchAfter(match, message);
        timelineOf(match);
      }
      return match;
    };
  }
  const result = measure(size, ways);
  const floor = result['bare loop'] ?? Number.NaN;
  console.log(`${size} messages a match`);
  for (const [name, each] of Object.entries(result)) {
    console.log(
      `  ${name.padEnd(24)} ${each.toFixed(0).padStart(7)} ns   ${(each / floor).toFixed(2)} × bare loop`,
    );
  }
}
