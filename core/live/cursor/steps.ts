import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { isSameReport } from '../log/eventHistory.ts';
import { currentEvent } from '../log/log.ts';
import { emptyMatch, type LiveMatch, matchAfter, messagesOf, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import { scoreOf } from '../score/score.ts';
import { type Score, scoringEventsOf } from '../score/scoringEvents.ts';
import { isShown } from '../timeline/timelineRow.ts';
import type { LiveMessage } from '../wire/message.ts';
import type { Moment } from './moment.ts';

/** A moment at which the play by play or the score changed, where the scrub bar can stop. */
export interface Step {
  readonly moment: Moment;
  /** The event that was reported, corrected or deleted. */
  readonly key: EventKey;
  /** The event before; null where it is new. */
  readonly before: LiveEvent | null;
  /** The event after; null where it was deleted. */
  readonly after: LiveEvent | null;
  /** The new score of the match, or of the set; null where unchanged. */
  readonly scored: Score | null;
}

/** The key of the event that a message reports, corrects or deletes; null for any other message. */
export const keyOfMessage = (message: LiveMessage): EventKey | null => {
  switch (message.type) {
    case 'event':
      return message.event.key;
    case 'delete':
      return message.target;
    case 'matchData':
    case 'foreign':
    case 'unreadable':
      return null;
    default:
      return message satisfies never;
  }
};

/** The score after the last scoring event: of the match, or of the set. */
const lastScore = (match: LiveMatch): Score => scoringEventsOf(match).at(-1)?.score ?? scoreOf(match);

export const sameScore = (a: Score, b: Score): boolean => a.home === b.home && a.away === b.away;

/** The steps of a match's first messages. */
interface Progress {
  readonly steps: readonly Step[];
  /** The match after those messages. */
  readonly match: LiveMatch;
  readonly score: Score;
}

/** Whether a message can change the score: it reports a scoring event or timer, or changes any event. */
const canScore = ({ sport }: LiveMatch, before: LiveEvent | null, after: LiveEvent | null): boolean =>
  [before, after].some(
    (event) => event !== null && (event.type === 'timer' || sport.scoring.types.includes(event.type)),
  ) || before !== null;

/** The step of a message between two snapshots; null where no visible row and no score changed. */
const stepOf = (
  sport: LiveRules,
  { timestamp, serial }: LiveMessage,
  change: Pick<Step, 'key' | 'before' | 'after' | 'scored'>,
): Step | null => {
  const { before, after, scored } = change;
  if (before === after || (before !== null && after !== null && isSameReport(before, after))) return null;
  const isSeen = [before, after].some((event) => event !== null && isShown(sport, event));
  return isSeen || scored !== null ? { moment: { timestamp, serial }, ...change } : null;
};

const advance = ({ steps, match, score }: Progress, messages: readonly LiveMessage[]): Progress => {
  const further = [...steps];
  let now = match;
  let last = score;
  for (const message of messages) {
    const key = keyOfMessage(message);
    const before = key === null ? null : (currentEvent(now.log, key)?.event ?? null);
    now = matchAfter(now, message);
    if (key === null) {
      if (message.type === 'matchData') last = lastScore(now);
      continue;
    }
    const after = currentEvent(now.log, key)?.event ?? null;
    const own = canScore(now, before, after) ? lastScore(now) : last;
    const scored = sameScore(last, own) ? null : own;
    const step = stepOf(now.sport, message, { key, before, after, scored });
    if (step !== null) further.push(step);
    last = own;
  }
  return { steps: further, match: now, score: last };
};

const noProgress = ({ matchId, sport }: LiveMatch): Progress => ({
  steps: [],
  match: emptyMatch(matchId, sport),
  score: { home: 0, away: 0 },
});

/** Whether a match starts with the messages of another. */
export const startsWith = (match: LiveMatch, { version, log }: LiveMatch): boolean =>
  version <= match.version &&
  (version === 0 || log.messages[version - 1] === match.log.messages[version - 1]);

const progressOf = derived(
  (match) => [match.log, match.version],
  (match, last: Progress | null): Progress => {
    const start = last !== null && startsWith(match, last.match) ? last : noProgress(match);
    return advance(start, messagesOf(match).slice(start.match.version));
  },
);

/** The items of a full match up to an earlier moment of it. */
export const itemsUntil = <A extends { readonly moment: Moment }>(
  { log, version }: LiveMatch,
  all: readonly A[],
): readonly A[] => {
  const last = log.messages[version - 1];
  return last === undefined
    ? []
    : all.slice(0, all.findLastIndex(({ moment }) => moment.serial <= last.serial) + 1);
};

/** Every step of a match, in channel order. Later messages change none, so that an earlier moment has the full match's first steps. */
export const stepsOf = readingOf((match): readonly Step[] =>
  match.fullMatch === null ? progressOf(match).steps : itemsUntil(match, stepsOf(match.fullMatch)),
);

/** The next or previous chosen step from a moment; null where there is none. */
export const stepFrom = (
  steps: readonly Step[],
  { serial }: Moment,
  direction: 'on' | 'back',
  isChosen: (step: Step) => boolean = () => true,
): Step | null =>
  (direction === 'on'
    ? steps.find((step) => step.moment.serial > serial && isChosen(step))
    : steps.findLast((step) => step.moment.serial < serial && isChosen(step))) ?? null;
