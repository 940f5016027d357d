import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { valueOf } from '../../machines/loadable.ts';
import { DetailsCard } from '../../match/facts/DetailsCard.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';

/** The result by period, where the federation has any, and the facts of the match. */
const Summary = (props: PlayedProps) => {
  const { course } = useMessages(matchPageMessages);
  const { match, sport } = props.page;
  const hasPeriods = valueOf(props.incidents.view)?.periodResults.length !== 0;
  return (
    <>
      {hasPeriods ? <ScorePeriods {...props} caption={course.score} /> : null}
      <DetailsCard match={match} sport={sport} messages={useMessages(matchMessages)} live={null} />
    </>
  );
};

/** A played match of a plain sport (reading 41): teams, score, period results, facts. */
export const plainPlayed: PlayedViews = { calls: () => [], tabs: [{ key: 'summary', Main: Summary }] };
