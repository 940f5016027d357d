import type { MatchId, PeriodId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { ScorePreference } from '../../site/scorePreference.ts';
import { type Period, periodOf } from '../clock/period.ts';
import type { LiveMatch } from '../match.ts';
import { type Score, scoreOf } from '../score/score.ts';
import type { News } from './news.ts';
import { newsBetween } from './newsBetween.ts';

/** What a notification of a followed match tells. */
export type NoticeKind =
  | { readonly type: 'start' | 'end' }
  | {
      readonly type: 'goal' | 'goalRemoved';
      readonly side: Side | null;
      readonly period: Period | null;
      /** Seconds of the period; null when not known. */
      readonly elapsed: number | null;
    }
  | { readonly type: 'periodEnd'; readonly period: Period | null }
  | { readonly type: 'setWon'; readonly side: Side; readonly period: Period };

/** News of a match as a notification tells it. */
export interface Notice {
  readonly matchId: MatchId;
  readonly kind: NoticeKind;
  /** How it stands with it. */
  readonly score: Score;
  /** A notification replaces the one before it with the same tag: what is said of one goal, and of the state of one match. */
  readonly tag: string;
  /** Whether it is worth another sound; a correction of what was told is not. */
  readonly isNew: boolean;
}

/** So many goals at once are told one by one; of more the last. */
const oneByOne = 3;

type Told = Pick<Notice, 'kind' | 'isNew'> & { readonly of: string };

const told = (match: LiveMatch, news: News): Told | null => {
  const { notified } = match.sport.news;
  const place = (period: PeriodId | null): Period | null =>
    period === null ? null : (periodOf(match, period) ?? null);
  switch (news.type) {
    case 'matchStart':
      return { kind: { type: 'start' }, of: 'state', isNew: true };
    case 'matchEnd':
      return { kind: { type: 'end' }, of: 'state', isNew: true };
    case 'goal':
    case 'goalCorrected':
    case 'goalRemoved': {
      if (notified !== 'goals') return null;
      const { period, elapsed } = news.event;
      const type = news.type === 'goalRemoved' ? 'goalRemoved' : 'goal';
      const kind = { type, side: news.side, period: place(period), elapsed } as const;
      return { kind, of: news.key, isNew: news.type !== 'goalCorrected' };
    }
    case 'periodEnd':
      return notified === 'periods'
        ? { kind: { type: 'periodEnd', period: place(news.period) }, of: 'state', isNew: true }
        : null;
    case 'setWon':
      return notified === 'sets'
        ? { kind: { type: 'setWon', side: news.side, period: news.set.period }, of: 'state', isNew: true }
        : null;
    default:
      return null;
  }
};

/**
 * What a notification tells between two snapshots of the same match: its start, its end, and, as the sport's rules say, its goals, its
 * periods or its sets. The first snapshot of a log is no news.
 */
export const noticesBetween = (previous: LiveMatch | null, next: LiveMatch): readonly Notice[] => {
  const all = newsBetween(previous, next).flatMap((news) => told(next, news) ?? []);
  const goals = all.filter(({ kind }) => kind.type === 'goal');
  const kept = goals.length > oneByOne ? new Set(goals.slice(-1)) : new Set(goals);
  const states = all.filter(({ of }) => of === 'state');
  const last = states.find(({ kind }) => kind.type === 'end') ?? states.at(-1);
  return all
    .filter((one) => (one.kind.type === 'goal' ? kept.has(one) : one.of !== 'state' || one === last))
    .map(({ kind, of, isNew }) => ({
      matchId: next.matchId,
      kind,
      score: scoreOf(next),
      tag: `match:${next.matchId}:${of}`,
      isNew,
    }));
};

/** A notice as the visitor wants it: without its score where scores are hidden. */
export type ShownNotice = Omit<Notice, 'score'> & { readonly score: Score | null };

const tellsNoScore: ReadonlySet<NoticeKind['type']> = new Set(['start', 'end', 'periodEnd']);

/** What of a notice is shown: where scores are hidden, none that tells who has scored. */
export const noticeUnder = (notice: Notice, { hidesScores }: ScorePreference): ShownNotice | null => {
  if (!hidesScores) return notice;
  return tellsNoScore.has(notice.kind.type) ? { ...notice, score: null } : null;
};
