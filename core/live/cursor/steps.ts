import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { standingUnder } from '../log/log.ts';
import { tellsTheSame } from '../log/sameEvent.ts';
import { emptyMatch, type LiveMatch, matchAfter, messagesOf, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import { type Score, scoreOf, scoringEventsOf } from '../score/score.ts';
import { isShown } from '../timeline/timelineRow.ts';
import type { LiveMessage } from '../wire/message.ts';
import type { Moment } from './moment.ts';

/** A moment at which the play by play or the score of a match became another: where one can stop on the way through it. */
export interface Step {
  readonly moment: Moment;
  /** The event that was told, changed or taken back. */
  readonly key: EventKey;
  /** The event as it stood before; null where it did not. */
  readonly before: LiveEvent | null;
  /** The event as it stands from now on; null where it is taken back. */
  readonly after: LiveEvent | null;
  /** The score from now on, where it became another: of the match, or of the set. */
  readonly scored: Score | null;
}

/** The event that a message tells, changes or takes back; null where it does none of these. */
export const keyIn = (message: LiveMessage): EventKey | null => {
  switch (message.type) {
    case 'event':
      return message.event.key;
    case 'delete':
      return message.target;
    default:
      return null;
  }
};

/** What the score line reads: the last score told, which in a set starts anew. */
export const lastScore = (match: LiveMatch): Score => scoringEventsOf(match).at(-1)?.score ?? scoreOf(match);

export const sameScore = (a: Score, b: Score): boolean => a.home === b.home && a.away === b.away;

/** The steps of the first messages of a match. */
interface Walk {
  readonly steps: readonly Step[];
  /** The match as those messages left it. */
  readonly match: LiveMatch;
  readonly score: Score;
}

/** Whether a message can change the score: it tells, corrects or takes back what scores, or a period begins or ends. */
const canScore = ({ sport }: LiveMatch, before: LiveEvent | null, after: LiveEvent | null): boolean =>
  [before, after].some(
    (event) => event !== null && (event.type === 'timer' || sport.scoring.types.includes(event.type)),
  ) || before !== null;

/** The step that a message makes from one snapshot to the next; null where it makes none that anybody sees. */
const stepOf = (
  { timestamp, serial }: LiveMessage,
  change: Pick<Step, 'key' | 'before' | 'after' | 'scored'>,
): Step | null => {
  const { before, after, scored } = change;
  if (before === after || (before !== null && after !== null && tellsTheSame(before, after))) return null;
  const isSeen = [before, after].some((event) => event !== null && isShown(event));
  return isSeen || scored !== null ? { moment: { timestamp, serial }, ...change } : null;
};

const walkOn = ({ steps, match, score }: Walk, messages: readonly LiveMessage[]): Walk => {
  const further = [...steps];
  let now = match;
  let last = score;
  for (const message of messages) {
    const key = keyIn(message);
    const before = key === null ? null : (standingUnder(now.log, key)?.event ?? null);
    now = matchAfter(now, message);
    if (key === null) {
      if (message.type === 'matchData') last = lastScore(now);
      continue;
    }
    const after = standingUnder(now.log, key)?.event ?? null;
    const own = canScore(now, before, after) ? lastScore(now) : last;
    const scored = sameScore(last, own) ? null : own;
    const step = stepOf(message, { key, before, after, scored });
    if (step !== null) further.push(step);
    last = own;
  }
  return { steps: further, match: now, score: last };
};

const noWalk = ({ matchId, sport }: LiveMatch): Walk => ({
  steps: [],
  match: emptyMatch(matchId, sport.kind),
  score: { home: 0, away: 0 },
});

/** Whether the messages of one match are the first ones of another. */
export const isBegunBy = (match: LiveMatch, { version, log }: LiveMatch): boolean =>
  version <= match.version &&
  (version === 0 || log.messages[version - 1] === match.log.messages[version - 1]);

const walkOf = derived(
  (match) => [match.log, match.version],
  (match, last: Walk | null): Walk => {
    const begun = last !== null && isBegunBy(match, last.match) ? last : noWalk(match);
    return walkOn(begun, messagesOf(match).slice(begun.match.version));
  },
);

/** Those of the things told in a whole match that were told in a beginning of it. */
export const toldIn = <A extends { readonly moment: Moment }>(
  { log, version }: LiveMatch,
  all: readonly A[],
): readonly A[] => {
  const last = log.messages[version - 1];
  return last === undefined
    ? []
    : all.slice(0, all.findLastIndex(({ moment }) => moment.serial <= last.serial) + 1);
};

/**
 * Every step of a match, in the order of its channel: corrections stand where they were told. What comes later changes none, so
 * that the steps of a beginning of a match are the first of the whole one's.
 */
export const stepsOf = readingOf((match): readonly Step[] =>
  match.whole === null ? walkOf(match).steps : toldIn(match, stepsOf(match.whole)),
);

/** The last step at or before a moment; null where there is none. */
export const stepAt = (steps: readonly Step[], { serial }: Moment): Step | null =>
  steps.findLast(({ moment }) => moment.serial <= serial) ?? null;

/** The next step after a moment that is chosen, or the one before it; null where there is none. */
export const stepFrom = (
  steps: readonly Step[],
  { serial }: Moment,
  direction: 'on' | 'back',
  isChosen: (step: Step) => boolean = () => true,
): Step | null =>
  (direction === 'on'
    ? steps.find((step) => step.moment.serial > serial && isChosen(step))
    : steps.findLast((step) => step.moment.serial < serial && isChosen(step))) ?? null;
