import { Instant } from '../../time/instant.ts';
import { summaryOf } from '../figures/summary.ts';
import { lineupOf } from '../lineup/lineup.ts';
import { serialOfInteger } from '../log/timeToken.ts';
import { emptyMatch, eventsOf, type LiveMatch, matchAfterAll, messagesOf } from '../match.ts';
import { readMessage } from '../wire/message.ts';
import { type Difference, differencesBetween } from './differences.ts';
import type { LabCase } from './labCase.ts';

/** What is compared of a match at a moment of the server's time. */
const stateOf = (match: LiveMatch, now: Instant): unknown => ({
  ...summaryOf(match, now),
  events: Object.fromEntries(eventsOf(match).map(({ key, ...current }) => [key, current])),
  data: match.data,
  lineup: lineupOf(match),
});

/** The fold of each message of a case once and in order, up to a serial. */
export const cleanMatches = ({ matchId, sport, messages }: LabCase): ((until: number) => LiveMatch) => {
  const read = readMessage(matchId, sport);
  const all = messages.map(({ serial, timestamp, data, error }) =>
    read({
      serial: serialOfInteger(serial),
      timestamp: Instant(timestamp),
      data,
      ...(error === undefined ? {} : { error }),
    }),
  );
  return (until) => matchAfterAll(emptyMatch(matchId, sport), all.slice(0, until));
};

/** How what came over a faulty line compares with the clean fold. */
export interface Comparison {
  /** In what the match differs that the page shows now. */
  readonly shown: readonly Difference[];
  /** In what it differs once the page has fetched the history as well: in nothing, or the fold is wrong. */
  readonly healed: readonly Difference[];
}

/** Compares a match that came over a faulty line with the clean fold of what was published by then. */
export const compareWithClean = (clean: LiveMatch, shown: LiveMatch | null, now: Instant): Comparison => {
  const due = stateOf(clean, now);
  const empty = emptyMatch(clean.matchId, clean.sport.kind);
  const came = shown ?? empty;
  const healed = matchAfterAll(empty, [...messagesOf(came), ...messagesOf(clean)]);
  return {
    shown: differencesBetween(stateOf(came, now), due),
    healed: differencesBetween(stateOf(healed, now), due),
  };
};
