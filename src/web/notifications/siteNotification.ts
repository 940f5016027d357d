import type { Match } from '@kampdag/core/league/match/match';
import type { Notice } from '@kampdag/core/live/news/notice';
import { mapSides } from '@kampdag/core/side';
import { type Language, languageRecords } from '@kampdag/core/site/language';
import { liveMatchPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import type { SiteNotification } from '../context/notificationPort.ts';
import type { PeriodMessages } from '../i18n/messages/periods.ts';
import { noticeText } from './noticeText.ts';
import { notificationMessages } from './notificationMessages.ts';

/** How a notice is written. */
interface Wording {
  readonly language: Language;
  /** The names of the sport's periods in that language. */
  readonly periods: PeriodMessages;
  /** Whether the scorer, rather than a team or the match, is followed. */
  readonly isOfScorer: boolean;
}

/** The notification of a match's notice: shown by an open page, or by push where none is open. */
export const siteNotificationOf = (
  notice: Notice,
  match: Match,
  { language, periods, isOfScorer }: Wording,
): SiteNotification => {
  const { seasonId, tournamentId, matchId, date, teams } = match;
  const m = notificationMessages[language];
  const { title, body } = noticeText(
    notice,
    mapSides(teams, ({ name }) => name ?? '?'),
    m,
    periods,
  );
  return {
    title,
    body: isOfScorer && notice.kind.type === 'goal' ? m.byFollowed(body) : body,
    tag: notice.tag,
    isAudible: notice.isNew,
    lang: languageRecords[language].tag,
    path: liveMatchPath({ ...emptySelection, seasonId, tournamentId }, { matchId, date }),
  };
};
