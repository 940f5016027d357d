import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emptyMatch, matchAfter } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { parseRecording, type Recording } from '@kampdag/core/live/wire/recording';
import { randomOf } from '@kampdag/core/random';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SimulatedCase } from './case.ts';
import type { Violation } from './checks.ts';
import { createLooks } from './looks.ts';

const folder = fileURLToPath(new URL('../../fixtures/recordings', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

const replaysOfEach = 3;
const lateMessages = 12;

const recordingIn = (file: string): Recording => {
  const recording = parseRecording(readFileSync(`${folder}/${file}`, 'utf8'));
  if (either.isLeft(recording)) throw new Error(recording.left.message);
  return recording.right;
};

/** A recording as a case without faults. */
const caseOf = ({ header, messages }: Recording, looks: number): SimulatedCase => ({
  sport: header.sport,
  matchId: header.match.matchId,
  messages: messages.map(({ serial, timestamp, data }) => ({
    serial: Number(serial),
    at: 0,
    timestamp,
    data,
  })),
  faults: [],
  looks,
});

/** The indices of the messages in delivery order: some are late by any number of places. */
const deliveryOf = (length: number, replay: string): readonly number[] => {
  const random = randomOf('replay', replay);
  const places = Array.from({ length }, (_, index) => index);
  for (let count = 0; count < lateMessages; count += 1) {
    const from = random.below(length);
    const [late] = places.splice(from, 1);
    if (late !== undefined) places.splice(from + random.below(length - from), 0, late);
  }
  return places;
};

describe(`a recorded match of which ${lateMessages} messages come late`, () => {
  const replays = files.flatMap((file) =>
    Array.from({ length: replaysOfEach }, (_, replay) => [file, replay] as const),
  );

  it.each(replays)(
    'reads as in order in every reading, on the way and looking back: %s, %i',
    (file, replay) => {
      const recording = recordingIn(file);
      const { header, messages } = recording;
      const looks = createLooks(caseOf(recording, replay));
      const read = readMessage(header.match.matchId, sportOf(header.sport));
      const given = new Uint8Array(messages.length);
      const now = messages.at(-1)?.timestamp ?? 0;
      let match = emptyMatch(header.match.matchId, sportOf(header.sport));
      let violation: Violation | null = null;
      for (const place of deliveryOf(messages.length, `${file} ${replay}`)) {
        const message = messages[place];
        if (message === undefined) continue;
        given[place] = 1;
        match = matchAfter(match, read(message));
        violation ??= looks.shown(match, given, now);
      }
      expect(violation ?? looks.atRest(match, given, now)).toBeNull();
    },
  );
});
