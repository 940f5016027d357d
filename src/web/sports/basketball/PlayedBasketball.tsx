import { basketballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { shotResults } from '@kampdag/core/sport/basketball/shotResult';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { federationTextOr, siteText } from '../../i18n/shownText.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { PointLeaders } from '../../match/parts/BestPlayers.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { eventsTab } from '../../match/plays/eventsTab.tsx';
import type { IncidentWords } from '../../match/plays/incidentWords.ts';
import { callsOfSheets, playedSheets, useMatchPlayers } from '../../match/sheets/sheetsTab.tsx';
import { basketballTerms as terms } from './terms.ts';

const basketballIncidents: IncidentWords = {
  title: ({ incident: { subtypeId, subtype }, kind }, m) => {
    if (kind === 'shot') {
      const result = subtypeId === null ? undefined : shotResults.get(subtypeId);
      return result === undefined ? null : siteText(m.shot(result.worth, result.made));
    }
    if (kind !== 'foul') return null;
    const foul = foulKind(subtypeId);
    return foul === null ? federationTextOr(subtype, m.kinds.foul) : siteText(m.fouls[foul]);
  },
  detail: () => null,
};

const Players = playedSheets(basketballMatchPlayers, async () => (await import('./sheets.tsx')).PlayedSheets);

const Leaders = ({ page }: Pick<PlayedProps, 'page'>) => (
  <PointLeaders
    title={useMessages(ballPageMessages).leaders}
    page={page}
    players={useMatchPlayers(basketballMatchPlayers, page).own}
    next={(player) => rebounds(player) + player.assists}
    figures={[
      [terms.points, ({ points }) => points],
      [terms.rebounds, rebounds],
      [terms.assists, ({ assists }) => assists],
    ]}
  />
);

const Stats = lazyPanel(async () => (await import('./PlayedStats.tsx')).PlayedStats);

const StatsTab = ({ page }: PlayedProps) => (
  <Stats names={page.names} {...useMatchPlayers(basketballMatchPlayers, page)} />
);

const Points = (props: PlayedProps) => (
  <ScorePeriods {...props} caption={useMessages(ballPageMessages).points} />
);

/** A played basketball match (specification §2). */
export const basketballPlayed: PlayedViews = {
  calls: callsOfSheets(basketballMatchPlayers),
  tabs: [
    { key: 'summary', Lead: Points, Main: PlayedLead, Rest: Leaders },
    eventsTab(basketballIncidents),
    { key: 'players', Main: Players },
    { key: 'stats', Main: StatsTab, load: Stats.load },
  ],
};
