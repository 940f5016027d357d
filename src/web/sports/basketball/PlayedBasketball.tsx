import { basketballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { useMemo } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { useCall } from '../../machines/useCall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { withoutZeros } from '../../match/comparison/comparisonRow.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { BestPlayers } from '../../match/parts/BestPlayers.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { type MatchPage, valueOf } from '../../match/parts/page.ts';
import { pair, quiet } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { callsOfSheets, playedSheets } from '../../match/sheets/sheetsTab.tsx';
import { basketballComparison, shootingComparison } from './comparison.ts';
import { basketballComparisonMessages } from './comparisonMessages.ts';
import { basketballIncidents } from './incidents.ts';
import { basketballLeaders } from './leaders.ts';

const Players = playedSheets(
  basketballMatchPlayers,
  async () => (await import('./sheets/PlayedSheets.tsx')).PlayedSheets,
);

const nobody: readonly BasketballPlayer[] = [];

const usePlayers = ({ match }: MatchPage) => {
  const players = useCall(basketballMatchPlayers, { matchId: match.matchId });
  const all = valueOf(players.view)?.rows ?? nobody;
  const own: BySide<readonly BasketballPlayer[]> = useMemo(() => rowsBySide(match, all), [match, all]);
  const totals = useMemo(() => mapSides(own, totalLine), [own]);
  const coverage = useMemo(() => shootingCoverage(all), [all]);
  return { all, own, totals, coverage };
};

const Leaders = ({ page }: Pick<PlayedProps, 'page'>) => {
  const b = useMessages(ballPageMessages);
  const { language } = useI18n();
  const { own } = usePlayers(page);
  const leaders = useMemo(() => mapSides(own, (team) => basketballLeaders(team, language)), [own, language]);
  return leaders.home.length + leaders.away.length === 0 ? null : (
    <Section title={b.leaders}>
      <BestPlayers page={page} best={leaders} />
    </Section>
  );
};

const Stats = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { names } = page;
  const m = useMessages(matchPageMessages);
  const c = useMessages(basketballComparisonMessages);
  const { all, totals, coverage } = usePlayers(page);
  return all.length === 0 ? (
    <p className={quiet}>{m.noPlayers}</p>
  ) : (
    <div className={pair}>
      <Comparison names={names} rows={withoutZeros(basketballComparison(totals, c))} />
      <Comparison
        {...c.shooting}
        names={names}
        rows={withoutZeros(shootingComparison(totals, coverage, c))}
      />
    </div>
  );
};

/** The tabs of a played basketball match (specification §2). */
const BasketballDetails = (props: PlayedProps) => {
  const b = useMessages(ballPageMessages);
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: <ScorePeriods {...props} caption={b.points} />,
          main: <PlayedLead {...props} />,
          rest: <Leaders {...props} />,
        },
        { key: 'plays', main: <Events {...props} words={basketballIncidents} /> },
        { key: 'players', main: <Players {...props} /> },
        { key: 'stats', main: <Stats {...props} /> },
      ]}
    />
  );
};

/** A played basketball match. */
export const basketballPlayed: PlayedViews = {
  calls: callsOfSheets(basketballMatchPlayers),
  Details: BasketballDetails,
};
