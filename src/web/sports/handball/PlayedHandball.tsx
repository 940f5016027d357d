import { handballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { mapSides } from '@kampdag/core/side';
import { totalOfLines } from '@kampdag/core/sport/handball/handballPlayer';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { LeadByPeriods } from '../../match/lead/PlayedLead.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { GoalPeriods } from '../../match/periods/PlayedPeriods.tsx';
import { eventsTab } from '../../match/plays/eventsTab.tsx';
import { sharedWords } from '../../match/plays/incidentWords.ts';
import { callsOfSheets, playedSheets, useMatchPlayers } from '../../match/sheets/sheetsTab.tsx';
import { handballComparison } from './comparison.ts';

const Players = playedSheets(handballMatchPlayers, async () => (await import('./sheets.tsx')).PlayedSheets);

const Compared = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { all, own } = useMatchPlayers(handballMatchPlayers, page);
  return all.length === 0 ? null : (
    <Comparison definition={handballComparison} names={page.names} teams={mapSides(own, totalOfLines)} />
  );
};

/** A played handball match. */
export const handballPlayed: PlayedViews = {
  calls: callsOfSheets(handballMatchPlayers),
  tabs: [
    { key: 'summary', Lead: GoalPeriods, Main: LeadByPeriods, Rest: Compared },
    eventsTab(sharedWords),
    { key: 'players', Main: Players },
  ],
};
