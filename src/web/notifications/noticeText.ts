import type { Notice } from '@kampdag/core/live/news/notice';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { BySide } from '@kampdag/core/side';
import { mmss } from '@kampdag/core/time/mmss';
import type { PeriodMessages } from '../i18n/messages/periods.ts';
import type { NotificationMessages } from './notificationMessages.ts';

/** A notification's texts. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

const bodyOf = (
  { kind, score }: Notice,
  teams: BySide<string>,
  m: NotificationMessages,
  periods: PeriodMessages,
): string => {
  switch (kind.type) {
    case 'start':
      return m.started;
    case 'end':
      return score === null ? m.endedHidden : m.ended;
    case 'goal': {
      const place = kind.period === null ? null : periods.long(kind.period);
      const time = kind.elapsed === null ? null : mmss(kind.elapsed);
      const when = [place, time].filter((part) => part !== null).join(' ');
      return [m.goal(kind.side === null ? null : teams[kind.side]), when]
        .filter((part) => part !== '')
        .join(' · ');
    }
    case 'goalRemoved':
      return m.goalRemoved;
    case 'periodEnd':
      return kind.period === null ? m.title : m.periodEnd(periods.long(kind.period));
    case 'setWon':
      return m.setWon(teams[kind.side], periods.long(kind.period));
    default:
      return kind satisfies never;
  }
};

/** A notice as text: the match's score, and what happened. */
export const noticeText = (
  notice: Notice,
  teams: BySide<string>,
  m: NotificationMessages,
  periods: PeriodMessages,
): NoticeText => ({
  title: `${teams.home} ${notice.score === null ? '–' : scoreText(notice.score)} ${teams.away}`,
  body: bodyOf(notice, teams, m, periods),
});
