import { matchDaysOf, nearestMatchDay } from '@kampdag/core/league/schedule/matchDays';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useChoice } from '../../context/selection.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import { rowsIn } from '../../machines/pageView.ts';
import * as button from '../../ui/controls/Button.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** Links from a day without matches to the league's next match day, or to its last one if the season is over. */
export const NextMatchDay = ({ pathOf }: { readonly pathOf: (date: CivilDate) => string }) => {
  const m = useMessages(scoreboardMessages);
  const format = useFormat();
  const { date, selection } = useChoice();
  const { view } = useLeagueMatches();
  const { teamId } = selection;
  const day = useMemo(
    () => nearestMatchDay(matchDaysOf(rowsIn(view) ?? [], teamId), date),
    [view, teamId, date],
  );
  if (day === null) return null;
  return (
    <PageLink to={pathOf(day)} className={button.quiet}>
      {(day > date ? m.nextMatchDay : m.lastMatchDay)(format.longDate(day))}
    </PageLink>
  );
};
