import { LeadByPeriods } from '../../match/lead/PlayedLead.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import type { PlayedViews } from '../../match/parts/page.ts';
import { GoalPeriods } from '../../match/periods/PlayedPeriods.tsx';
import { eventsIn } from '../../match/plays/Events.tsx';
import { sharedWords } from '../../match/plays/eventView.ts';

const Sheets = lazyPanel(async () => (await import('./PlayedSheets.tsx')).PlayedSheets);

/** A played match of the corporate variant (specification §2); its few events fit the summary. */
export const soccerPlayed: PlayedViews = {
  calls: () => [],
  tabs: [
    { key: 'summary', Lead: GoalPeriods, Main: eventsIn(sharedWords), Rest: LeadByPeriods },
    { key: 'players', Main: Sheets },
  ],
};
