import { countByPeriod, placesOf } from '@kampdag/core/league/match/periodCounts';
import { type PeriodPlace, periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { playedPeriods } from '@kampdag/core/league/match/periodResult';
import { mapSides } from '@kampdag/core/side';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import type { SportDetailsProps } from '../../sports/playedProps.ts';
import { Part } from '../parts/Part.tsx';
import { Section } from '../parts/Section.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { playedIn } from './playedIn.ts';

interface BallPeriodsProps extends SportDetailsProps {
  readonly caption: string;
  /** Under the table. */
  readonly below?: ReactNode;
  /** The result's heading, where it is not the sum of the periods. */
  readonly result?: { readonly short: string; readonly long: string };
}

/** Points by period and the result: quarters and overtimes, five sets, halves. */
export const BallPeriods = ({ page, incidents, caption, below = null, result }: BallPeriodsProps) => {
  const m = useMessages(matchPageMessages);
  const { match, sport, names } = page;
  return (
    <Section title={m.byPeriod[sport]}>
      <Part page={incidents} what={m.parts.result} room="few">
        {({ periodResults }) => {
          const played = playedPeriods(periodResults, sport);
          const regulation: readonly PeriodPlace[] = sportOf(sport).periods.filter(
            ({ kind }) => kind === 'regulation',
          );
          const places = placesOf(
            regulation,
            played.map(({ periodId, name }) => periodPlaceOf(sport, { periodId, name })),
          );
          const { counts } = countByPeriod(places, playedIn(sport, played));
          const wasPlayed = (at: number): boolean => (counts.home[at] ?? 0) + (counts.away[at] ?? 0) > 0;
          return (
            <>
              <PeriodTable
                caption={caption}
                sport={sport}
                names={names}
                places={places}
                counts={mapSides(counts, (own) =>
                  own.map((count, at) => (sport === 'soccer' || wasPlayed(at) ? count : null)),
                )}
                totals={[
                  {
                    short: result?.short ?? m.totalShort,
                    long: result?.long ?? m.total,
                    values: match.result?.goals ?? { home: null, away: null },
                  },
                ]}
                marksBest
              />
              {below}
            </>
          );
        }}
      </Part>
    </Section>
  );
};
