import type { News } from './news.ts';

/** The importance of news to listeners: 3 is always announced, 1 is left out first. */
const weights: Readonly<Record<News['type'], 1 | 2 | 3>> = {
  goal: 3,
  goalCorrected: 3,
  goalRemoved: 3,
  pointCorrected: 3,
  pointRemoved: 3,
  setWon: 3,
  matchEnd: 3,
  matchStart: 2,
  periodStart: 2,
  periodEnd: 2,
  leadChange: 2,
  card: 2,
  cardCorrected: 2,
  cardRemoved: 2,
  penaltyCorrected: 2,
  penaltyRemoved: 2,
  penalty: 1,
  point: 1,
  run: 1,
  timeout: 1,
};

/** The most pieces of news announced together. */
const maxTogether = 3;

/** The most important pieces announced one by one; more are only counted. */
const maxImportant = 9;

const isImportant = ({ type }: News): boolean => weights[type] === 3;

const keyOf = (news: News): string | null => ('key' in news ? news.key : null);

/** Two pieces of news about one event as one; null where it was deleted before it was announced. */
const merged = (before: News, after: News): News | null => {
  if (after.type === `${before.type}Removed`) return null;
  if (before.type === 'goal' && after.type === 'goalCorrected') return { ...after, type: 'goal' };
  if (before.type === 'point' && after.type === 'pointCorrected') return { ...after, type: 'point' };
  if (before.type === 'penalty' && after.type === 'penaltyCorrected') return { ...after, type: 'penalty' };
  if (before.type === 'card' && after.type === 'cardCorrected') return { ...after, type: 'card' };
  return after;
};

/** Adds news to a queue, oldest first. News about the same event is merged: a goal corrected before its announcement is announced once. */
export const withNews = (waiting: readonly News[], more: readonly News[]): readonly News[] => {
  const all = waiting.slice();
  for (const news of more) {
    const key = keyOf(news);
    const index = key === null ? -1 : all.findIndex((one) => keyOf(one) === key);
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
    .toSorted((a, b) => weights[b.type] - weights[a.type]);
  const chosen = new Set([...first, ...rest.slice(0, maxTogether - first.length)]);
  const later = important.slice(maxTogether);
  return {
    now: waiting.filter((news) => chosen.has(news)),
    summed: waiting.length - chosen.size - later.length,
    isMissed: false,
    waiting: later,
  };
};
