import { eventsOfType, milestonesOf } from '@kampdag/core/live/eventsOfType';
import { Serial, serialOfInteger } from '@kampdag/core/live/log/timeToken';
import {
  countsOf,
  emptyMatch,
  eventsOf,
  type LiveMatch,
  matchAfter,
  matchAfterAll,
  matchUntil,
} from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel, channelOf, generatedMatch } from '../../arbitraries/liveMessages.ts';
import { foldAll, readingsOf } from './readings.ts';

const read = readMessage(generatedMatch, sportOf('icehockey'));

/** A long match with corrections, Deletes, repetitions and late messages. */
const longMatch = (size: number): ReturnType<typeof channelOf> =>
  channelOf(
    Array.from({ length: size }, (_, index) => {
      const earlier = `client-${(index * 7) % Math.max(1, index)}`;
      const fate = (index * 13) % 20;
      if (fate === 0) {
        return {
          MatchEventType: 'Delete',
          MatchId: generatedMatch,
          ClientId: `delete-${index}`,
          DeletedEventClientId: earlier,
        };
      }
      return {
        MatchEventType: ['Goal', 'Shot', 'Timer', 'Penalty', 'PlayerTime'][index % 5],
        MatchId: generatedMatch,
        ClientId: fate < 4 ? earlier : `client-${index}`,
        Id: fate === 1 ? 1 : index,
        Team: index % 3 === 0 ? 'H' : 'A',
        Player: 1 + (index % 30),
        Type: 1 + (index % 7),
        Minutes: 2,
        Direction: 1 + (index % 2),
        Period: 200051 + Math.floor((3 * index) / size),
        Time: index % 1200,
      };
    }),
  );

const stateOf = (match: LiveMatch): unknown => [
  countsOf(match),
  match.data,
  eventsOf(match),
  new Map(eventsOf(match).map(({ event: { type } }) => [type, eventsOfType(match, type)])),
  milestonesOf(match),
];

describe('a moment of the past', () => {
  it('is the match as if the channel had ended there, at every message of a long match, in any order', () => {
    const messages = longMatch(300);
    const match = foldAll(messages);
    for (let step = 0; step < messages.length; step += 1) {
      const at = (step * 277) % messages.length;
      const moment = matchUntil(match, messages[at]?.serial ?? Serial(''));
      expect(stateOf(moment)).toEqual(stateOf(foldAll(messages.slice(0, at + 1))));
    }
  });

  it('is the same in a very long match', () => {
    const messages = longMatch(9000);
    const match = foldAll(messages);
    for (const at of [8999, 0, 4096, 63, 64, 65, 8500, 127, 128, 6001]) {
      const moment = matchUntil(match, messages[at]?.serial ?? Serial(''));
      expect(stateOf(moment)).toEqual(stateOf(foldAll(messages.slice(0, at + 1))));
    }
  });

  it('has the readings of a full fold, whatever other moments were read before', () => {
    fc.assert(
      fc.property(channel(), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (messages, moments) => {
        const match = foldAll(messages);
        let last = match;
        for (const moment of moments) {
          const until = moment % (messages.length + 1);
          last = matchUntil(match, messages[until - 1]?.serial ?? Serial(''), last);
          expect(readingsOf(last)).toEqual(readingsOf(foldAll(messages.slice(0, until))));
        }
        expect(readingsOf(match)).toEqual(readingsOf(foldAll(messages)));
      }),
      { numRuns: 150 },
    );
  });

  it('does not disturb a match in play or its late messages', () => {
    fc.assert(
      fc.property(channel(), fc.infiniteStream(fc.nat()), (messages, numbers) => {
        const next = (): number => numbers.next().value ?? 0;
        const late = messages
          .map((message, index) => ({ message, rank: index + (next() % 3 === 0 ? next() % 8 : 0) }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ message }) => message);
        let match = emptyMatch(generatedMatch, sportOf('icehockey'));
        for (const [index, message] of late.entries()) {
          const before = match;
          match = matchAfter(match, read(message));
          const delivered = late.slice(0, index + 1);
          const moment = delivered[next() % delivered.length]?.serial ?? Serial('');
          const known = delivered.filter(({ serial }) => serial <= moment);
          expect(stateOf(matchUntil(match, moment))).toEqual(stateOf(foldAll(known)));
          const knownBefore = known.filter((one) => one !== message);
          expect(stateOf(matchUntil(before, moment))).toEqual(stateOf(foldAll(knownBefore)));
        }
        expect(readingsOf(match)).toEqual(readingsOf(foldAll(messages)));
      }),
      { numRuns: 60 },
    );
  });

  it('can be continued without changing its full match', () => {
    const messages = longMatch(200);
    const match = foldAll(messages);
    const half = matchUntil(match, serialOfInteger(0));
    expect(countsOf(half).messages).toBe(0);
    const moment = matchUntil(match, messages[99]?.serial ?? Serial(''));
    const whole = matchAfterAll(moment, messages.slice(100).map(read));
    expect(readingsOf(whole)).toEqual(readingsOf(match));
    expect(stateOf(moment)).toEqual(stateOf(foldAll(messages.slice(0, 100))));
  });

  it('leaves the news of a match read at a past moment before its first message', () => {
    const start = emptyMatch(generatedMatch, sportOf('icehockey'));
    const before = matchUntil(start, Serial(''));
    const goal = { MatchEventType: 'Goal', MatchId: generatedMatch, ClientId: 'first', Team: 'H' };
    const messages = channelOf([goal]);
    const match = matchAfterAll(start, messages.map(read));
    const moments = [Serial(''), messages[0]?.serial ?? Serial('')].map((last) => matchUntil(match, last));
    expect(moments.map((moment) => eventsOf(moment).length)).toEqual([0, 1]);
    expect(newsBetween(moments[0] ?? null, moments[1] ?? match).map(({ type }) => type)).toEqual(['goal']);
    expect(newsBetween(before, moments[1] ?? match).map(({ type }) => type)).toEqual(['goal']);
  });

  it('reuses another moment’s equal objects, so that a page need not redraw them', () => {
    const described = { MatchEventType: 'MatchData', MatchId: generatedMatch, HomeTeam: 'Nordlys' };
    const told = { MatchEventType: 'Shot', MatchId: generatedMatch, ClientId: 'shot', Team: 'H' };
    const messages = channelOf([
      described,
      { ...described, HomeTeam: null, ActivityArea: 'Nordlyshallen' },
      told,
      { ...told, Player: 7 },
      { ...told, ClientId: 'next' },
      { ...described, Attendance: 900 },
    ]);
    const match = foldAll(messages);
    const at = (index: number, like?: LiveMatch): LiveMatch =>
      matchUntil(match, messages[index]?.serial ?? Serial(''), like);
    const later = at(4);
    const earlier = at(3, later);
    expect(later.data.attendance).toBeNull();
    expect(earlier.data).toBe(later.data);
    expect(eventsOf(earlier)[0]?.versions).toBe(2);
    expect(eventsOf(earlier)[0]).toBe(eventsOf(later)[0]);
  });

  it('has news for later moments, and none for earlier ones', () => {
    const messages = longMatch(200);
    const match = foldAll(messages);
    const at = (index: number): LiveMatch => matchUntil(match, messages[index]?.serial ?? Serial(''));
    expect(newsBetween(at(50), at(120)).length).toBeGreaterThan(0);
    expect(newsBetween(at(120), at(50)).filter(({ type }) => type === 'goal')).toEqual([]);
  });
});
