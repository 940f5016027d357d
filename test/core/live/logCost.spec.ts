import { emptyMatch, eventsOf, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { type LiveMessage, readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { type Body, channelOf, generatedMatch } from '../../arbitraries/liveMessages.ts';

const event = (index: number, own: Body = {}): Body => ({
  MatchEventType: 'Goal',
  MatchId: generatedMatch,
  ClientId: 'goal',
  Id: 5,
  Team: 'H',
  Period: 200051,
  Time: 60,
  Player: index,
  ...own,
});

const removal = (own: Body = {}): Body => ({
  MatchEventType: 'Delete',
  MatchId: generatedMatch,
  ClientId: 'gone',
  DeletedEventClientId: 'goal',
  ...own,
});

const clearing: Body = { MatchEventType: 'MatchData', MatchId: generatedMatch, ClearHistory: true };

/** Hostile channels, each by the index of a message. */
const floods: Readonly<Record<string, (index: number) => Body>> = {
  'corrections of one event': (index) => event(index, { ServerTimeStamp: `${index}` }),
  'corrections of one event in one stamp': (index) => event(index, { ServerTimeStamp: 'one' }),
  'repetitions of one event': () => event(1),
  'repetitions of one Delete': () => removal(),
  'one Delete stamped anew and anew': (index) => removal({ ServerTimeStamp: `${index}` }),
  'one event told and deleted in turn': (index) =>
    index % 2 === 0 ? event(1, { ServerTimeStamp: `${index}` }) : removal({ ServerTimeStamp: `${index}` }),
  'a ClearHistory every tenth message': (index) =>
    index % 10 === 9 ? clearing : event(index, { ClientId: `goal ${index}` }),
  'a ClearHistory every tenth message, and the same events between': (index) =>
    index % 10 === 9 ? clearing : event(1, { ClientId: `goal ${index % 10}` }),
};

const start = emptyMatch(generatedMatch, sportOf('icehockey'));

/** Ways in which a channel is delivered. */
const deliveries: Readonly<Record<string, (messages: readonly LiveMessage[]) => unknown>> = {
  'as history': (messages) => eventsOf(matchAfterAll(start, messages)),
  'one by one': (messages) => {
    let match = start;
    for (const message of messages) {
      match = matchAfter(match, message);
      eventsOf(match);
    }
    return match;
  },
  'as history after a live message': (messages) =>
    eventsOf(matchAfterAll(matchAfterAll(start, messages.slice(-1)), messages)),
};

/** The number of reads of a message, its body, event or token. */
interface Work {
  reads: number;
}

const counted = <A extends object>(value: A, work: Work): A =>
  new Proxy(value, {
    get: (target, name) => {
      work.reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });

const countedMessage = (message: LiveMessage, work: Work): LiveMessage => {
  const raw = counted(Object(message.raw) as object, work);
  if (message.type !== 'event') return counted({ ...message, raw }, work);
  const own = counted(message.event, work);
  const current = { ...message.current, event: own, token: counted(message.current.token, work) };
  return counted({ ...message, raw, event: own, current: counted(current, work) }, work);
};

/** The reads when a number of messages are delivered. */
const workOf = (
  bodyAt: (index: number) => Body,
  size: number,
  deliver: (messages: readonly LiveMessage[]) => unknown,
): number => {
  const work: Work = { reads: 0 };
  const bodies = Array.from({ length: size }, (_, index) => bodyAt(index));
  const read = readMessage(generatedMatch, sportOf('icehockey'));
  deliver(channelOf(bodies).map((message) => countedMessage(read(message), work)));
  return work.reads;
};

const few = 500;
const many = 4000;

describe.each(Object.entries(floods))('%s cost as much each as the first ones', (_, bodyAt) => {
  it.each(Object.entries(deliveries))('%s', (__, deliver) => {
    // Eight times as many: linear work grows by 8, with the search in sorted lists by some 10; quadratic work by 64.
    expect(workOf(bodyAt, many, deliver) / workOf(bodyAt, few, deliver)).toBeLessThan(12);
  });
});
