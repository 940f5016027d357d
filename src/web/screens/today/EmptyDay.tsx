import { datesOfAll, matchDatesOfSeason } from '@kampdag/core/gateway/composed/matchDatesOfSeason';
import type { SeasonId } from '@kampdag/core/ids';
import { nearestMatchDay } from '@kampdag/core/league/schedule/matchDays';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import { todayMessages } from '../../i18n/messages/today.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { useCall } from '../../machines/useCall.ts';
import * as button from '../../ui/controls/Button.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';

/** A day without matches, with links to the nearest days that have some. */
export const EmptyDay = ({
  seasonId,
  date,
  pathOf,
}: {
  readonly seasonId: SeasonId;
  readonly date: CivilDate;
  readonly pathOf: (date: CivilDate) => string;
}) => {
  const m = useMessages(todayMessages);
  const { nextMatchDay, lastMatchDay } = useMessages(scoreboardMessages);
  const { longDate } = useFormat();
  const page = useCall(matchDatesOfSeason, { seasonId });
  return (
    <EmptyState text={m.empty}>
      <CallResult page={page} placeholder={<output>{m.seeking}</output>}>
        {({ rows }) => {
          const day = nearestMatchDay(datesOfAll(rows), date);
          return day === null ? null : (
            <PageLink to={pathOf(day)} className={button.primary}>
              {(day > date ? nextMatchDay : lastMatchDay)(longDate(day))}
            </PageLink>
          );
        }}
      </CallResult>
    </EmptyState>
  );
};
