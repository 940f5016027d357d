import { useMessages } from '../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { ScorePeriods, usePlayedPeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { sharedWords } from '../../match/plays/eventView.ts';

const Sheets = lazyPanel(async () => (await import('./PlayedSheets.tsx')).PlayedSheets);

/** The tabs of a played match of the corporate variant (specification §2); its few events fit the summary. */
const SoccerDetails = (props: PlayedProps) => {
  const b = useMessages(ballPageMessages);
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: <ScorePeriods {...props} caption={b.goals} />,
          main: <Events {...props} words={sharedWords} />,
          rest: <PlayedLead {...props} played={usePlayedPeriods(props)} />,
        },
        { key: 'players', main: <Sheets {...props} /> },
      ]}
    />
  );
};

/** A played soccer match. */
export const soccerPlayed: PlayedViews = {
  calls: () => [],
  Details: SoccerDetails,
};
