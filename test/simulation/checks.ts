import type { CurrentEvent } from '@kampdag/core/live/log/currentEvent';
import { compareTokens } from '@kampdag/core/live/log/timeToken';
import { countsOf, eventsOf, type LiveMatch } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { scoreAt } from '../support/scoreAt.ts';
import type { OracleState } from './oracle.ts';
import { type OracleScore, type Pair, scoreOfOracle } from './oracleScore.ts';

/** The laws of a live match. */
export type Law =
  | 'shows what stands, and that alone'
  | 'shows nothing twice'
  | 'shows nothing after its Delete'
  | 'is sorted by token and serial'
  | 'counts every message once'
  | 'knows what MatchData told'
  | 'counts no goal twice'
  | 'shows the score of its events'
  | 'shows at an event the score of what lies before it'
  | 'never turns the clock back by itself'
  | 'never turns the clock back within a period of a clean stream'
  | 'never throws'
  | 'follows only when nothing before its attachment is missing'
  | 'heals'
  | 'comes to rest'
  | 'equals the clean stream'
  | 'goes on answering for an earlier moment'
  | 'was at any serial what the channel was then';

/** A violated law. */
export interface Violation {
  readonly law: Law;
  readonly detail: string;
}

type Found = Violation | null;

const violation = (law: Law, detail: string): Violation => ({ law, detail });

const stands = (match: LiveMatch, oracle: OracleState): Found => {
  const all = eventsOf(match);
  const law = 'shows what stands, and that alone';
  if (all.length !== oracle.events.length) {
    const shown = new Set<string>(all.map(({ key }) => key));
    const due = new Set(oracle.events.map(({ key }) => key));
    const extra = [...shown].filter((key) => !due.has(key));
    const missing = [...due].filter((key) => !shown.has(key));
    return violation(
      law,
      `shown though it does not stand: ${extra.join()}; standing though not shown: ${missing.join()}`,
    );
  }
  for (const [index, event] of oracle.events.entries()) {
    const shown = all[index];
    if (shown?.key !== event.key)
      return violation(law, `place ${index}: ${shown?.key} instead of ${event.key}`);
    if (shown.serial !== event.serial) {
      return violation(law, `${event.key}: version ${shown.serial} instead of ${event.serial}`);
    }
    if (shown.token.timestamp !== event.timestamp || shown.token.serial !== event.first) {
      return violation(law, `${event.key}: not in the place of its first version`);
    }
    if (shown.reportedAt !== event.reportedAt) {
      return violation(
        law,
        `${event.key}: its period and second first told at ${shown.reportedAt}, not ${event.reportedAt}`,
      );
    }
    if (shown.corrected && !event.mayBeCorrected) {
      return violation(law, `${event.key}: called corrected, though each version says the same`);
    }
    if (shown.versions !== event.versions) {
      return violation(law, `${event.key}: ${shown.versions} versions instead of ${event.versions}`);
    }
  }
  return null;
};

const isPair = ({ home, away }: { readonly home: number; readonly away: number }, pair: Pair): boolean =>
  home === pair[0] && away === pair[1];

/** Checks a row of the play by play against its current event, in its place, with the score after it. */
const isRowOf = (row: TimelineRow, event: CurrentEvent, after: Pair | undefined): boolean =>
  row.key === event.key &&
  row.event === event.event &&
  compareTokens(row.token, event.token) === 0 &&
  row.corrected === event.corrected &&
  (row.score === null ? after === undefined : after !== undefined && isPair(row.score, after));

const rows = (match: LiveMatch, oracle: OracleState, { after }: OracleScore): Found => {
  const timeline = timelineOf(match);
  const all = eventsOf(match);
  const seen = new Set<string>();
  for (const [index, row] of timeline.entries()) {
    const { key, token } = row;
    if (seen.has(key)) return violation('shows nothing twice', `${key} has two rows`);
    seen.add(key);
    const newer = timeline[index - 1];
    if (newer !== undefined && compareTokens(newer.token, token) <= 0) {
      return violation('is sorted by token and serial', `${newer.key} stands above ${key}`);
    }
    const deletedAt = oracle.deletedAt.get(key);
    const event = all[timeline.length - 1 - index];
    if (deletedAt !== undefined && event !== undefined && event.serial < deletedAt) {
      return violation('shows nothing after its Delete', `${key} was deleted by ${deletedAt}`);
    }
    if (event === undefined || !isRowOf(row, event, after.get(key))) {
      return violation('shows what stands, and that alone', `the row of ${key} tells something else`);
    }
  }
  return timeline.length === all.length
    ? null
    : violation('shows what stands, and that alone', `${timeline.length} rows for ${all.length} events`);
};

const counts = (match: LiveMatch, oracle: OracleState): Found => {
  const { messages, ...parts } = countsOf(match);
  const sum = Object.values(parts).reduce((total, part) => total + part, 0);
  if (sum !== messages) return violation('counts every message once', `${sum} in all, ${messages} messages`);
  const wrong = (Object.keys(oracle.counts) as (keyof typeof oracle.counts)[]).find(
    (name) => oracle.counts[name] !== countsOf(match)[name],
  );
  return wrong === undefined
    ? null
    : violation(
        'counts every message once',
        `${wrong} is ${countsOf(match)[wrong]} instead of ${oracle.counts[wrong]}`,
      );
};

const text = (value: unknown): string | null => (typeof value === 'string' ? value.trim() : null);

const texts = (match: LiveMatch, oracle: OracleState): Found => {
  const { data } = match;
  const told = [data.teamName.home, data.teamName.away, data.arena];
  const due = [oracle.data.HomeTeam, oracle.data.AwayTeam, oracle.data.ActivityArea].map(text);
  return told.every((value, index) => value === due[index])
    ? null
    : violation('knows what MatchData told', `${told.join()} instead of ${due.join()}`);
};

const score = (match: LiveMatch, due: OracleScore): Found => {
  const law = 'shows the score of its events';
  const scoring = scoringEventsOf(match);
  const goals = new Set(scoring.map(({ current }) => current.key));
  if (goals.size !== scoring.length) return violation('counts no goal twice', 'an event scores twice');
  const shown = scoreOf(match);
  if (!isPair(shown, due.total)) {
    return violation(law, `${shown.home}-${shown.away} instead of ${due.total.join('-')}`);
  }
  if (goals.size !== due.after.size)
    return violation(law, `${goals.size} instead of ${due.after.size} events score`);
  for (const { current, score: after } of scoring) {
    const pair = due.after.get(current.key);
    if (pair === undefined || !isPair(after, pair)) {
      return violation(
        'shows at an event the score of what lies before it',
        `${current.key}: ${after.home}-${after.away} instead of ${pair?.join('-')}`,
      );
    }
  }
  return null;
};

/** Checks the score at every event against the last scoring event up to it; expensive, hence only at the end of a run. */
export const checkPrefixes = (match: LiveMatch, oracle: OracleState): Found => {
  const due = scoreOfOracle(match.sport.kind, oracle);
  // Each period has its own score where points count within it (reading 22).
  const isByPeriod = match.sport.kind === 'volleyball';
  const pairs = new Map<number | null, Pair>();
  const final = scoreOf(match);
  const last = scoringEventsOf(match).at(-1)?.score ?? { home: 0, away: 0 };
  for (const { token, event, key } of eventsOf(match)) {
    // A point without a set has no known score.
    if (isByPeriod && event.period === null) continue;
    const period = isByPeriod ? event.period : null;
    const pair = due.after.get(key) ?? pairs.get(period) ?? [0, 0];
    pairs.set(period, pair);
    const shown = scoreAt(match, token);
    // The winner's goal counts from the end of the shootout.
    const decided: Pair = [pair[0] + final.home - last.home, pair[1] + final.away - last.away];
    if (!isPair(shown, pair) && !isPair(shown, decided)) {
      return violation(
        'shows at an event the score of what lies before it',
        `${key}: ${shown.home}-${shown.away} instead of ${pair.join('-')}`,
      );
    }
  }
  return null;
};

/** Checks every law of a snapshot. */
export const checkMatch = (match: LiveMatch, oracle: OracleState): Found => {
  const due = scoreOfOracle(match.sport.kind, oracle);
  return (
    stands(match, oracle) ??
    rows(match, oracle, due) ??
    counts(match, oracle) ??
    texts(match, oracle) ??
    score(match, due)
  );
};
