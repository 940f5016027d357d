import type { News } from './news.ts';

/** How much a piece of news matters to who listens: what weighs most is always said, what weighs least goes first. */
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

/** So many pieces are said together. */
const together = 3;

/** More weighty news than this is not heard one by one any more: what was missed, and how it stands now. */
const mostWeighty = 9;

const isWeighty = ({ type }: News): boolean => weights[type] === 3;

const keyOf = (news: News): string | null => ('key' in news ? news.key : null);

/** Two pieces about one event as one; null where it came and went before anybody heard of it. */
const merged = (before: News, after: News): News | null => {
  if (after.type === `${before.type}Removed`) return null;
  if (before.type === 'goal' && after.type === 'goalCorrected') return { ...after, type: 'goal' };
  if (before.type === 'point' && after.type === 'pointCorrected') return { ...after, type: 'point' };
  if (before.type === 'penalty' && after.type === 'penaltyCorrected') return { ...after, type: 'penalty' };
  if (before.type === 'card' && after.type === 'cardCorrected') return { ...after, type: 'card' };
  return after;
};

/**
 * The news waiting to be said, and more, oldest first. What waits is put right by what is told of the same event since: a
 * goal that was corrected before it was said is said once, as it is now.
 */
export const withNews = (waiting: readonly News[], more: readonly News[]): readonly News[] => {
  const all = waiting.slice();
  for (const news of more) {
    const key = keyOf(news);
    const place = key === null ? -1 : all.findIndex((one) => keyOf(one) === key);
    const before = all[place];
    const one = before === undefined ? null : merged(before, news);
    if (before === undefined) all.push(news);
    else if (one === null) all.splice(place, 1);
    else all[place] = one;
  }
  return all;
};

/** What is said next. */
export interface NextNews {
  /** In the order in which it came. */
  readonly now: readonly News[];
  /** How many pieces are not said one by one. */
  readonly summed: number;
  /** Whether weighty ones are among those. */
  readonly isMissed: boolean;
  /** What goes on waiting. */
  readonly waiting: readonly News[];
}

/**
 * What is said next of the news that waits: three pieces at most, the weightiest first, and of the others how many they
 * were. Weighty news (goals, corrections, sets, the end) waits for its turn and is never dropped; of as much as comes after
 * a long absence only the number and the score are told.
 */
export const nextNews = (waiting: readonly News[]): NextNews => {
  const weighty = waiting.filter(isWeighty);
  if (weighty.length > mostWeighty) return { now: [], summed: waiting.length, isMissed: true, waiting: [] };
  const first = weighty.slice(0, together);
  const others = waiting
    .filter((news) => !isWeighty(news))
    .toReversed()
    .toSorted((a, b) => weights[b.type] - weights[a.type]);
  const chosen = new Set([...first, ...others.slice(0, together - first.length)]);
  const later = weighty.slice(together);
  return {
    now: waiting.filter((news) => chosen.has(news)),
    summed: waiting.length - chosen.size - later.length,
    isMissed: false,
    waiting: later,
  };
};
