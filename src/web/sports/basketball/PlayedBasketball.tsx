import { basketballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import { mapSides } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import type { BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds, shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { shotResults } from '@kampdag/core/sport/basketball/shotResult';
import { useMemo } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { withoutZeros } from '../../match/comparison/comparisonRow.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { type BestPlayer, BestPlayers, leadersOf } from '../../match/parts/BestPlayers.tsx';
import { Details } from '../../match/parts/Details.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { pair, quiet } from '../../match/parts/parts.css.ts';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { federationTextOr, type IncidentWords, siteText } from '../../match/plays/eventView.ts';
import { callsOfSheets, playedSheets, useMatchPlayers } from '../../match/sheets/sheetsTab.tsx';
import { basketballComparison, shootingComparison } from './comparison.ts';
import { basketballComparisonMessages } from './comparisonMessages.ts';
import { basketballTerms as terms } from './terms.ts';

const basketballLeaders = (players: readonly BasketballPlayer[], language: Language): readonly BestPlayer[] =>
  leadersOf(
    players,
    (player) => rebounds(player) + player.assists,
    (player) => [
      [player.points, terms.points[language].label],
      [rebounds(player), terms.rebounds[language].label],
      [player.assists, terms.assists[language].label],
    ],
  );

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

const Leaders = ({ page }: Pick<PlayedProps, 'page'>) => {
  const b = useMessages(ballPageMessages);
  const { language } = useI18n();
  const { own } = useMatchPlayers(basketballMatchPlayers, page);
  const leaders = useMemo(() => mapSides(own, (team) => basketballLeaders(team, language)), [own, language]);
  return <BestPlayers title={b.leaders} page={page} best={leaders} />;
};

const Stats = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { names } = page;
  const m = useMessages(matchPageMessages);
  const c = useMessages(basketballComparisonMessages);
  const { all, own } = useMatchPlayers(basketballMatchPlayers, page);
  const totals = useMemo(() => mapSides(own, totalLine), [own]);
  return all.length === 0 ? (
    <p className={quiet}>{m.noPlayers}</p>
  ) : (
    <div className={pair}>
      <Comparison names={names} rows={withoutZeros(basketballComparison(totals, c))} />
      <Comparison
        {...c.shooting}
        names={names}
        rows={withoutZeros(shootingComparison(totals, shootingCoverage(all), seasonPercentage, c))}
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
