import { importance, type News } from './news.ts';

/** The most pieces of news announced together. */
const maxTogether = 3;

/** The most important pieces announced one by one; more are only counted. */
const maxImportant = 9;

const isImportant = ({ type }: News): boolean => importance[type].weight === 3;

/** What news of one event is about: the event as first told, also after a correction or its removal. */
const subjectOf = (news: News): string | null =>
  'key' in news ? `${news.type.replace(/(Corrected|Removed)$/, '')} ${news.key}` : null;

/** Two pieces of news with one subject as one; null where it was deleted before it was announced. */
const merged = (before: News, after: News): News | null => {
  if (after.type === `${before.type}Removed`) return null;
  // What was not announced yet is announced as it is now.
  if (after.type === `${before.type}Corrected`) return { ...after, type: before.type } as News;
  return after;
};

/**
 * Adds news to a queue, oldest first. News with the same subject is merged: a goal corrected before its announcement is announced once.
 * News of another kind about the same event stays beside it.
 */
export const withNews = (waiting: readonly News[], more: readonly News[]): readonly News[] => {
  const all = waiting.slice();
  for (const news of more) {
    const subject = subjectOf(news);
    const index = subject === null ? -1 : all.findIndex((one) => subjectOf(one) === subject);
    const before = all[index];
    const one = before === undefined ? null : merged(before, news);
    if (before === undefined) all.push(news);
    else if (one === null) all.splice(index, 1);
    else all[index] = one;
  }
  return all;
};

/** The next announcement. */
export interface NextNews {
  /** The news announced one by one, oldest first. */
  readonly now: readonly News[];
  /** The number of pieces only counted. */
  readonly summed: number;
  /** Whether important news is among those. */
  readonly isMissed: boolean;
  /** The news that stays in the queue. */
  readonly waiting: readonly News[];
}

/**
 * The next announcement of a queue: up to three pieces, the most important first, and the number of the rest. Important
 * news (goals, corrections, sets, the end) is never dropped, except that after a long absence all is only counted.
 */
export const nextNews = (waiting: readonly News[]): NextNews => {
  const important = waiting.filter(isImportant);
  if (important.length > maxImportant)
    return { now: [], summed: waiting.length, isMissed: true, waiting: [] };
  const first = important.slice(0, maxTogether);
  const rest = waiting
    .filter((news) => !isImportant(news))
    .toReversed()
    .toSorted((a, b) => importance[b.type].weight - importance[a.type].weight);
  const chosen = new Set([...first, ...rest.slice(0, maxTogether - first.length)]);
  const later = important.slice(maxTogether);
  return {
    now: waiting.filter((news) => chosen.has(news)),
    summed: waiting.length - chosen.size - later.length,
    isMissed: false,
    waiting: later,
  };
};
