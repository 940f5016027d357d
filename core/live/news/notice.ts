import type { MatchId, PeriodId, PersonId } from '../../ids.ts';
import { fewestPeriods } from '../../league/rules/sportRules.ts';
import type { Side } from '../../side.ts';
import type { Instant } from '../../time/instant.ts';
import { type Period, periodOf } from '../clock/period.ts';
import type { EventKey } from '../eventBase.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { lacksStart } from '../score/completeness.ts';
import { scoreOf } from '../score/score.ts';
import type { Score } from '../score/scoringEvents.ts';
import type { News } from './news.ts';
import { newsBetween } from './newsBetween.ts';
import type { ScorePreference } from './scorePreference.ts';

/** A state of a match; its notification replaces that of the state before. */
type StateNotice =
  | { readonly type: 'start' | 'end' }
  | { readonly type: 'periodEnd'; readonly period: Period | null }
  | { readonly type: 'setWon'; readonly side: Side; readonly period: Period };

/** News of an event; its notification replaces the one before of the same event and subject. */
interface EventNotice {
  readonly type: 'goal' | 'goalRemoved';
  readonly side: Side | null;
  readonly period: Period | null;
  /** Seconds of the period; null when not known. */
  readonly elapsed: number | null;
}

/** The content of a followed match's notification. */
export type NoticeKind = StateNotice | EventNotice;

interface NoticeRule {
  /** What it tells of: a notification replaces the one before of the same match, or event, and subject. */
  readonly subject: 'state' | 'goal';
  /** Whether it may be shown, without its score, where scores are hidden: it does not reveal who scored. */
  readonly survivesHiding: boolean;
}

/**
 * Kinds that reveal who scored, as a visitor who hides scores but wishes to hear of goals is told of them: without the side, and without
 * the time, which in overtime would tell that the teams were level.
 */
const withoutSide = (kind: NoticeKind): NoticeKind => {
  if (kind.type === 'setWon') return { type: 'periodEnd', period: kind.period };
  return kind.type === 'goal' || kind.type === 'goalRemoved'
    ? { ...kind, side: null, period: null, elapsed: null }
    : kind;
};

const noticeRules: Readonly<Record<NoticeKind['type'], NoticeRule>> = {
  start: { subject: 'state', survivesHiding: true },
  end: { subject: 'state', survivesHiding: true },
  periodEnd: { subject: 'state', survivesHiding: true },
  setWon: { subject: 'state', survivesHiding: false },
  goal: { subject: 'goal', survivesHiding: false },
  goalRemoved: { subject: 'goal', survivesHiding: false },
};

/** A notification of a followed match. */
export interface Notice {
  readonly matchId: MatchId;
  readonly kind: NoticeKind;
  /** The score after it; null where scores are hidden, and where the log lacks its start (reading 45). */
  readonly score: Score | null;
  /** Identifies a goal, or a match's state: a notification replaces the one before with the same tag. */
  readonly tag: string;
  /** Whether it makes a sound; a correction does not. */
  readonly isNew: boolean;
  /** The player who scored; null where there is none, or not reported. */
  readonly scorer: PersonId | null;
  /** When what it tells of was reported first, in the channel's server time; null where the log no longer has it. */
  readonly reportedAt: Instant | null;
  /** Whether it is the end of a period that not every match has, which would tell of the score where that is hidden. */
  readonly isOfExtraPeriod: boolean;
  /** Identifies the news and its version: the same wherever the match is read, and another for each correction. */
  readonly fact: string;
}

/** The most goals at once that are notified one by one; of more only the last is. */
const maxGoals = 3;

type Candidate = { readonly isNew: boolean } & (
  | { readonly of: null; readonly kind: StateNotice; readonly mark: string }
  /** With the score after it, which another goal of the same batch may have changed since. */
  | {
      readonly of: EventKey;
      readonly kind: EventNotice;
      readonly score: Score;
      readonly scorer: PersonId | null;
    }
);

/** The notice of a piece of news; null where it is worth none, in any or in this sport. */
const candidateOf = (match: LiveMatch, news: News): Candidate | null => {
  const { notified } = match.sport.news;
  const periodWithId = (period: PeriodId | null): Period | null =>
    period === null ? null : (periodOf(match, period) ?? null);
  switch (news.type) {
    case 'matchStart':
      return { kind: { type: 'start' }, of: null, isNew: true, mark: news.key };
    case 'matchEnd':
      return { kind: { type: 'end' }, of: null, isNew: true, mark: news.key };
    case 'goal':
    case 'goalCorrected':
    case 'goalRemoved': {
      if (notified !== 'goals') return null;
      const { period, elapsed } = news.event;
      const type = news.type === 'goalRemoved' ? 'goalRemoved' : 'goal';
      const kind = { type, side: news.side, period: periodWithId(period), elapsed } as const;
      const isNew = news.type !== 'goalCorrected';
      return { kind, of: news.key, score: news.score, isNew, scorer: news.event.player };
    }
    case 'periodEnd':
      return notified === 'periods'
        ? {
            kind: { type: 'periodEnd', period: periodWithId(news.period) },
            of: null,
            isNew: true,
            mark: news.key,
          }
        : null;
    case 'setWon':
      return notified === 'sets'
        ? {
            kind: { type: 'setWon', side: news.side, period: news.set.period },
            of: null,
            isNew: true,
            mark: `${news.set.period.id} ${news.side}`,
          }
        : null;
    case 'point':
    case 'pointCorrected':
    case 'pointRemoved':
    case 'penalty':
    case 'penaltyCorrected':
    case 'penaltyRemoved':
    case 'card':
    case 'cardCorrected':
    case 'cardRemoved':
    case 'timeout':
    case 'attempt':
    case 'periodStart':
    case 'leadChange':
    case 'run':
      return null;
    default:
      return news satisfies never;
  }
};

/** Whether a state is the end of a period that not every match of the sport has. */
const endsExtraPeriod = ({ sport }: LiveMatch, kind: NoticeKind): boolean => {
  const period = kind.type === 'periodEnd' || kind.type === 'setWon' ? kind.period : null;
  return period !== null && (period.kind !== 'regulation' || period.number > fewestPeriods(sport));
};

/** The newest version of an event that either snapshot has. */
const versionOf = (previous: LiveMatch | null, next: LiveMatch, key: EventKey): string =>
  [next, previous]
    .flatMap((match) =>
      match === null ? [] : (eventsOf(match).find((one) => one.key === key)?.serial ?? []),
    )
    .at(0) ?? '';

/** When an event was reported first; for what is no event, when the newest was. */
const reportedAtOf = (match: LiveMatch, key: string): Instant | null => {
  const events = eventsOf(match);
  return (events.find((one) => one.key === key) ?? events.at(-1))?.reportedAt ?? null;
};

/**
 * The notices between two snapshots of a match: its start, its end and, by the sport's rule, its goals, periods or sets.
 * The first snapshot gives none, and a log without its start no goals and no score.
 */
export const noticesBetween = (previous: LiveMatch | null, next: LiveMatch): readonly Notice[] => {
  const isUncounted = lacksStart(next);
  const all = newsBetween(previous, next)
    .flatMap((news) => candidateOf(next, news) ?? [])
    .filter(({ kind }) => !isUncounted || noticeRules[kind.type].survivesHiding);
  const goals = all.filter(({ kind }) => kind.type === 'goal');
  const kept = goals.length > maxGoals ? new Set(goals.slice(-1)) : new Set(goals);
  const states = all.filter(({ of }) => of === null);
  const last = states.find(({ kind }) => kind.type === 'end') ?? states.at(-1);
  return all
    .filter((one) => (one.kind.type === 'goal' ? kept.has(one) : one.of !== null || one === last))
    .map((one) => {
      const { kind, of, isNew } = one;
      const score = one.of === null ? scoreOf(next) : one.score;
      return {
        matchId: next.matchId,
        kind,
        score: isUncounted ? null : score,
        tag: ['match', next.matchId, noticeRules[kind.type].subject, ...(of === null ? [] : [of])].join(':'),
        isNew,
        scorer: one.of === null ? null : one.scorer,
        isOfExtraPeriod: endsExtraPeriod(next, kind),
        reportedAt: reportedAtOf(next, one.of === null ? one.mark : one.of),
        fact: [
          next.matchId,
          kind.type,
          ...(one.of === null ? [one.mark] : [one.of, versionOf(previous, next, one.of)]),
        ].join(':'),
      };
    });
};

/**
 * A notice as shown; null where scores are hidden, it would reveal who scored, and such goals are not wished for, or it would reveal that
 * the match was undecided.
 */
export const shownNotice = (
  notice: Notice,
  { hidesScores, tellsHiddenGoals }: Pick<ScorePreference, 'hidesScores' | 'tellsHiddenGoals'>,
): Notice | null => {
  if (!hidesScores) return notice;
  if (notice.isOfExtraPeriod) return null;
  return tellsHiddenGoals || noticeRules[notice.kind.type].survivesHiding
    ? { ...notice, kind: withoutSide(notice.kind), score: null, scorer: null }
    : null;
};
