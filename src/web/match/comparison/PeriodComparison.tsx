import { periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { valueOf } from '../parts/page.ts';
import type { PlayedProps } from '../parts/playedProps.ts';
import { Comparison } from './Comparison.tsx';

/** Each period as a bar of both teams' shares. */
export const PeriodCompare = ({ page, incidents }: Pick<PlayedProps, 'page' | 'incidents'>) => {
  const m = useMessages(matchPageMessages);
  const { sport, names } = page;
  const words = useSportWords(sport);
  const results = playedPeriods(valueOf(incidents.view)?.periodResults ?? [], sport);
  return (
    <Comparison
      title={words.periodBars}
      summary={m.periodBars.summary}
      names={names}
      rows={results.map(({ periodId, name, homeGoals, awayGoals }) => {
        const place = periodPlaceOf(sport, { periodId, name });
        return {
          label: place === null ? (name ?? String(periodId)) : words.periods.long(place),
          values: { home: homeGoals, away: awayGoals },
          texts: { home: String(homeGoals), away: String(awayGoals) },
        };
      })}
    />
  );
};
