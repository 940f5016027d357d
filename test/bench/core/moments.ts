import assert from 'node:assert/strict';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import {
  countsOf,
  emptyMatch,
  eventsOf,
  type LiveMatch,
  matchAfterAll,
  matchUntil,
} from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { line, measure } from './measure.ts';
import { matchId, messagesOf, numbersFrom } from './stream.ts';

const size = 3000;
const seeks = 100;

/** The state at a moment, from which all readings are computed. */
const stateOf = (match: LiveMatch): readonly unknown[] => [countsOf(match), match.data, eventsOf(match)];

/** The state at any moment of a match, against folding the whole match. */
export const benchMoments = (rounds: number): void => {
  const read = readMessage(matchId, sportOf('icehockey'));
  const messages = messagesOf(0, size).map((message) => read(message));
  const fold = (until: number): LiveMatch =>
    matchAfterAll(emptyMatch(matchId, sportOf('icehockey')), messages.slice(0, until));
  const match = fold(size);
  const random = numbersFrom(11);
  const moments = Array.from({ length: seeks }, () => serialOfInteger(1 + random(size)));
  for (const moment of moments.slice(0, 50)) {
    const until = messages.filter(({ serial }) => serial <= moment).length;
    assert.deepEqual(stateOf(matchUntil(match, moment)), stateOf(fold(until)));
  }
  const seekAll = (look: (match: LiveMatch) => unknown) => (): void => {
    for (const moment of moments) look(matchUntil(match, moment));
  };
  const times = measure(
    {
      'full fold': () => stateOf(fold(size)),
      'first moment asked for': () => stateOf(matchUntil(fold(size), serialOfInteger(size / 2))),
      'state at a moment': seekAll(stateOf),
      'with score and clock': seekAll((then) => [stateOf(then), scoreOf(then), clockOf(then)]),
      'with the timeline': seekAll((then) => [stateOf(then), timelineOf(then)]),
    },
    rounds,
    3,
  );
  const whole = times['full fold'] ?? Number.NaN;
  console.log(`any moment of ${size} messages, at random`);
  for (const [name, spent] of Object.entries(times)) {
    const isSeek = !name.startsWith('f');
    const each = isSeek ? spent / seeks : spent;
    line(name, `${(each / 1000).toFixed(1)} µs`, each / whole, '');
  }
};
