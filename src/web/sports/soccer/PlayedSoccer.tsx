import { LeadByPeriods } from '../../match/lead/PlayedLead.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { Events } from '../../match/plays/Events.tsx';
import { sharedWords } from '../../match/plays/incidentWords.ts';
import { SoccerPeriods } from './SoccerPeriods.tsx';

const Sheets = lazyPanel(async () => (await import('./PlayedSheets.tsx')).PlayedSheets);

const Incidents = (props: PlayedProps) => <Events {...props} words={sharedWords} />;

/** A played match of the corporate variant (specification §2); its few events fit the summary. */
export const soccerPlayed: PlayedViews = {
  calls: () => [],
  tabs: [
    { key: 'summary', Lead: SoccerPeriods, Main: Incidents, Rest: LeadByPeriods },
    { key: 'players', Main: Sheets },
  ],
};
