import { basketballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import { mapSides } from '@kampdag/core/side';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { rebounds, shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { shootingOf } from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { shotResults } from '@kampdag/core/sport/basketball/shotResult';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { PointLeaders } from '../../match/parts/BestPlayers.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { pair, quiet } from '../../match/parts/parts.css.ts';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { eventsIn } from '../../match/plays/Events.tsx';
import { federationTextOr, type IncidentWords, siteText } from '../../match/plays/eventView.ts';
import { callsOfSheets, playedSheets, useMatchPlayers } from '../../match/sheets/sheetsTab.tsx';
import { basketballComparison, shootingComparison } from './comparison.ts';
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

const Stats = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { names } = page;
  const m = useMessages(matchPageMessages);
  const { all, own } = useMatchPlayers(basketballMatchPlayers, page);
  const totals = mapSides(own, totalLine);
  const coverage = shootingCoverage(all);
  return all.length === 0 ? (
    <p className={quiet}>{m.noPlayers}</p>
  ) : (
    <div className={pair}>
      <Comparison definition={basketballComparison} names={names} teams={totals} hidesZeros />
      <Comparison
        definition={shootingComparison}
        names={names}
        teams={mapSides(totals, (line) => shootingOf(line, coverage, seasonPercentage))}
        hidesZeros
      />
    </div>
  );
};

const Points = (props: PlayedProps) => (
  <ScorePeriods {...props} caption={useMessages(ballPageMessages).points} />
);

/** A played basketball match (specification §2). */
export const basketballPlayed: PlayedViews = {
  calls: callsOfSheets(basketballMatchPlayers),
  tabs: [
    { key: 'summary', Lead: Points, Main: PlayedLead, Rest: Leaders },
    { key: 'plays', Main: eventsIn(basketballIncidents) },
    { key: 'players', Main: Players },
    { key: 'stats', Main: Stats },
  ],
};
