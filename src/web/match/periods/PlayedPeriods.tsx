import type { PeriodCounts } from '@kampdag/core/league/match/periodCounts';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import type { Counted } from '@kampdag/core/live/figures/source';
import type { ReactNode } from 'react';
import { useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { Part } from '../parts/Part.tsx';
import type { MatchPage, PlayedProps } from '../parts/page.ts';
import { Section } from '../parts/Section.tsx';
import { countsTable, scoreCounts, withoutUnplayed } from './lineScore.ts';
import { PeriodTable } from './PeriodTable.tsx';

interface PlayedTableProps {
  readonly page: MatchPage;
  readonly caption: string;
  readonly counts: PeriodCounts;
  /** The figure, by which its events are found. */
  readonly figure: Counted;
  /** The heading of a total that is not the sum of the periods. */
  readonly total?: { readonly short: string; readonly long: string };
  readonly marksBest?: boolean;
}

/** One figure of a played match by period. */
export const PlayedTable = ({
  page: { sport, played, names },
  caption,
  counts,
  figure,
  total,
  ...rest
}: PlayedTableProps) => {
  const m = useMessages(matchPageMessages);
  const { periods } = useSportWords(sport);
  return (
    <PeriodTable
      caption={caption}
      table={countsTable(played, { name: caption, counts: figure }, counts, periods)}
      names={names}
      teamLabel={m.team}
      total={total ?? { short: m.totalShort, long: m.total }}
      look="captioned"
      {...rest}
    />
  );
};

interface ScorePeriodsProps
  extends Pick<PlayedProps, 'page' | 'incidents'>,
    Pick<PlayedTableProps, 'caption' | 'total'> {
  /** Below the table. */
  readonly below?: ReactNode;
}

/** The score by period and the result: quarters and overtimes, sets, halves. */
export const ScorePeriods = ({ page, incidents, below = null, ...table }: ScorePeriodsProps) => {
  const m = useMessages(matchPageMessages);
  const { match, sport, played } = page;
  const words = useSportWords(sport);
  return (
    <Section title={words.byPeriod}>
      <Part page={incidents} what={m.parts.result} room="few">
        {({ periodResults }) => {
          const counts = scoreCounts(
            played,
            playedPeriods(periodResults, played),
            match.result?.goals ?? null,
          );
          return (
            <>
              <PlayedTable
                {...table}
                page={page}
                counts={withoutUnplayed(played, counts)}
                figure="score"
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

/** Goals by period. */
export const GoalPeriods = (props: PlayedProps) => (
  <ScorePeriods {...props} caption={useMessages(ballPageMessages).goals} />
);
