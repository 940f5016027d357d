import type { PeriodId } from '@kampdag/core/ids';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import type { NextNews } from '@kampdag/core/live/news/newsQueue';
import { knownScoreOf } from '@kampdag/core/live/score/completeness';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { type Score, scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import type { BySide } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';
import { mmss } from '@kampdag/core/time/mmss';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { periodText } from '../plays/playText.ts';

/** How figures are written: to be read or to be spoken. */
export interface NewsForm {
  /** The score with both teams, as a sentence. */
  readonly score: (teams: BySide<string>, score: Score) => string;
  /** The points of a set. */
  readonly points: (more: number, fewer: number) => string;
  /** Seconds of play. */
  readonly time: (seconds: number) => string;
}

/** `Nordlys 2–1 Fjellvik.` and `12:31`. */
export const forTheEye = ({ news }: LiveMessages): NewsForm => ({
  score: ({ home, away }, score) => news.scoreIs(home, scoreText(score), away),
  points: (more, fewer) => `${more}–${fewer}`,
  time: mmss,
});

/** `Nordlys 2, Fjellvik 1.` and `12 minutes and 31 seconds`, which voices speak without punctuation rules. */
export const forTheEar = ({ narration }: LiveMessages): NewsForm => ({
  score: ({ home, away }, score) => narration.score(home, score.home, away, score.away),
  points: narration.points,
  time: (seconds) => narration.time(Math.floor(seconds / 60), Math.floor(seconds % 60)),
});

/** The names in news, and the form of its figures. */
export interface NewsWords {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly form: NewsForm;
}

/** Describes one piece of news in a sentence; null for none. */
export type DescribeNews = (news: News, words: NewsWords) => string | null;

/** More pieces at once are summed up as missed. */
const mostSinglePieces = 3;

/** The score as a sentence, or that the log is incomplete. */
const scoreSentence = (score: Score | null, { form, teams }: NewsWords, m: LiveMessages): string =>
  score === null ? m.connection.incomplete.score : form.score(teams, score);

/** The next announcement: a sentence for each piece, and the number of the rest. */
export const nextTexts = (
  { now, summed, isMissed }: NextNews,
  score: Score | null,
  describe: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  if (isMissed) return [m.news.missed(summed), scoreSentence(score, words, m)];
  const texts = now.flatMap((one) => describe(one, words) ?? []);
  return summed === 0 ? texts : [...texts, m.news.more(summed)];
};

/** Simultaneous news: piece by piece, or the number missed and the score. */
export const newsTexts = (
  news: readonly News[],
  score: Score | null,
  describe: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  const texts = news.flatMap((one) => describe(one, words) ?? []);
  return texts.length <= mostSinglePieces
    ? texts
    : [m.news.missed(texts.length), scoreSentence(score, words, m)];
};

/** A time of play. */
export interface Timed {
  readonly period: PeriodId | null;
  readonly elapsed: number | null;
}

/** `05:00 into the 1st period`; null where unknown. */
export const whenText = ({ period, elapsed }: Timed, words: NewsWords, m: LiveMessages): string | null => {
  const text = periodText(words.details.periods, period, m);
  if (text === null) return null;
  const { when, within } = m.narration;
  const known = text.toLowerCase();
  return elapsed === null ? within(known) : when(words.form.time(elapsed), known);
};

/** The state of a match in a sentence or two: time played, the score, and the current set's points. */
export const matchSummaryText = (
  match: LiveMatch,
  now: Instant,
  words: NewsWords,
  m: LiveMessages,
): string => {
  const { teams, form } = words;
  const { state, period, elapsed, display } = readClock(clockOf(match), now);
  const known = knownScoreOf(match);
  const score = scoreSentence(known, words, m);
  if (state === 'notStarted') return `${m.waiting}.`;
  if (state === 'ended') return `${m.timers.matchEnded}. ${score}`;
  if (period === null || known === null) return score;
  if (match.sport.scoreWithin === 'match') {
    const time = { period: period.id, elapsed: display === '' ? null : elapsed };
    const when = whenText(time, words, m);
    return when === null ? score : `${when}. ${score}`;
  }
  const last = scoringEventsOf(match).at(-1);
  const points = last?.current.event.period === period.id ? last.score : { home: 0, away: 0 };
  return `${m.period(period)}: ${form.score(teams, points)} ${m.narration.inSets} ${score}`;
};
