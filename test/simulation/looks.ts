import { MatchId } from '@kampdag/core/ids';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, type LiveMatch, matchAfterAll, matchUntil } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { randomOf } from '@kampdag/core/random';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import type { SimulatedCase } from './case.ts';
import type { Law, Violation } from './checks.ts';
import { isSame } from './isSame.ts';
import { differenceOf, readAll } from './readings.ts';

/** Compares snapshots with a fold from nothing, and earlier ones with what they were. Moments are milliseconds since 1970. */
export interface Looks {
  /** Computes every reading of a new snapshot, and compares them at some moments. */
  readonly shown: (match: LiveMatch, given: Uint8Array, now: number) => Violation | null;
  /** Checks at the end of a run that earlier snapshots are unchanged. */
  readonly atRest: (match: LiveMatch, given: Uint8Array, now: number) => Violation | null;
}

/** A snapshot and the messages received by then. */
interface Shown {
  readonly match: LiveMatch;
  readonly given: Uint8Array;
}

/** The number of earlier snapshots kept until the end. */
const mostKept = 3;

/** The approximate number of moments compared in each way in a run of any length. */
const moments = 2;

export const createLooks = ({ sport, matchId, messages, looks = 0 }: SimulatedCase): Looks => {
  const random = randomOf('looks', looks);
  const share = Math.min(0.2, moments / messages.length);
  // Most pages read every snapshot; hidden or slow ones read only some.
  const readsAlways = random.chance(0.75);
  const kept: Shown[] = [];
  const read = readMessage(MatchId(matchId), sportOf(sport));
  const clean = messages.map(({ serial, timestamp, data, error }) =>
    read({
      serial: serialOfInteger(serial),
      timestamp: Instant(timestamp),
      data,
      ...(error === undefined ? {} : { error }),
    }),
  );

  /** The fold of some messages, each once and in order, as one batch. */
  const cleanMatch = (given: Uint8Array, until: number): LiveMatch =>
    matchAfterAll(
      emptyMatch(MatchId(matchId), sportOf(sport)),
      clean.filter((_, index) => given[index] === 1 && index <= until),
    );
  const compared = (
    law: Law,
    { match, given }: Shown,
    now: number,
    until = messages.length,
  ): Violation | null => {
    const difference = differenceOf(match, cleanMatch(given, until), Instant(now), isSame);
    return difference === null ? null : { law, detail: `another ${difference}` };
  };
  /** The match up to one of the messages. */
  const atSomeSerial = ({ match, given }: Shown, now: number): Violation | null => {
    const until = random.below(messages.length);
    const then = matchUntil(match, serialOfInteger(messages[until]?.serial ?? 0));
    return compared('was at any serial what the channel was then', { match: then, given }, now, until);
  };

  return {
    shown: (match, given, now) => {
      if (readsAlways || random.chance(0.3)) readAll(match, Instant(now));
      const isKept = kept.length < mostKept && random.chance(share);
      const shown = { match, given: isKept ? given.slice() : given };
      if (isKept) kept.push(shown);
      return (
        (random.chance(share) ? compared('equals the clean stream', shown, now) : null) ??
        (random.chance(share) ? atSomeSerial(shown, now) : null)
      );
    },
    atRest: (match, given, now) => {
      let violation = compared('equals the clean stream', { match, given }, now);
      for (const earlier of kept) {
        violation ??=
          compared('goes on answering for an earlier moment', earlier, now) ?? atSomeSerial(earlier, now);
      }
      return violation ?? atSomeSerial({ match, given }, now);
    },
  };
};
