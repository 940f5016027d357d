import { handballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { mapSides } from '@kampdag/core/side';
import { totalOfLines } from '@kampdag/core/sport/handball/handballPlayer';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { Details } from '../../match/parts/Details.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { ScorePeriods, usePlayedPeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { sharedWords } from '../../match/plays/eventView.ts';
import { callsOfSheets, playedSheets, useMatchPlayers } from '../../match/sheets/sheetsTab.tsx';
import { handballComparison } from './comparison.ts';

const Players = playedSheets(handballMatchPlayers, async () => (await import('./sheets.tsx')).PlayedSheets);

const Compared = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { all, own } = useMatchPlayers(handballMatchPlayers, page);
  return all.length === 0 ? null : (
    <Comparison definition={handballComparison} names={page.names} teams={mapSides(own, totalOfLines)} />
  );
};

/** The tabs of a played handball match. */
const HandballDetails = (props: PlayedProps) => {
  const b = useMessages(ballPageMessages);
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: <ScorePeriods {...props} caption={b.goals} />,
          main: <PlayedLead {...props} played={usePlayedPeriods(props)} />,
          rest: <Compared {...props} />,
        },
        { key: 'plays', main: <Events {...props} words={sharedWords} /> },
        { key: 'players', main: <Players {...props} /> },
      ]}
    />
  );
};

/** A played handball match. */
export const handballPlayed: PlayedViews = {
  calls: callsOfSheets(handballMatchPlayers),
  Details: HandballDetails,
};
