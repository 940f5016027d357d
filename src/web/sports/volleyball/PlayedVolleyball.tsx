import { volleyballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { type BySide, bySide, mapSides, opponentOf, sides } from '@kampdag/core/side';
import { useMemo } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { valueOf } from '../../machines/pageView.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { withoutZeros } from '../../match/comparison/comparisonRow.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { BestPlayers } from '../../match/parts/BestPlayers.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { quiet } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { callsOfSheets, playedSheets } from '../../match/sheets/sheetsTab.tsx';
import { useMatchPlayers } from '../../match/sheets/useMatchPlayers.ts';
import { volleyballComparison } from './comparison.ts';
import { volleyballComparisonMessages } from './comparisonMessages.ts';
import { totalOfLines } from './figures.ts';
import { pointWayOf, volleyballIncidents } from './incidents.ts';
import { volleyballLeaders } from './leaders.ts';

const Players = playedSheets(
  volleyballMatchPlayers,
  async () => (await import('./PlayedSheets.tsx')).PlayedSheets,
);

/** Points won in all sets, by side. */
const pointsWon = ({ page, incidents }: PlayedProps): BySide<number> => {
  const sets = playedPeriods(valueOf(incidents.view)?.periodResults ?? [], page.sport);
  return {
    home: sets.reduce((sum, { homeGoals }) => sum + homeGoals, 0),
    away: sets.reduce((sum, { awayGoals }) => sum + awayGoals, 0),
  };
};

/** The best players, and the comparison of the teams. */
const Compared = (props: PlayedProps) => {
  const { page, story } = props;
  const m = useMessages(matchPageMessages);
  const c = useMessages(volleyballComparisonMessages);
  const { language } = useI18n();
  const { own } = useMatchPlayers(volleyballMatchPlayers, page);
  const leaders = useMemo(() => mapSides(own, (team) => volleyballLeaders(team, language)), [own, language]);
  const won = pointsWon(props);
  const figures = bySide((side) => ({
    ...totalOfLines(own[side]),
    points: won[side],
    opponentErrors: (story ?? []).filter(
      ({ gain, incident }) => gain?.side === side && pointWayOf(incident) === 'error',
    ).length,
  }));
  return (
    <>
      <BestPlayers title={m.bestPlayers} page={page} best={leaders} />
      <Comparison names={page.names} rows={withoutZeros(volleyballComparison(figures, c))} />
    </>
  );
};

/** The tabs of a played volleyball match (specification §2). */
const VolleyballDetails = (props: PlayedProps) => {
  const { names } = props.page;
  const b = useMessages(ballPageMessages);
  const won = pointsWon(props);
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: (
            <ScorePeriods
              {...props}
              caption={b.setPoints}
              below={
                <ul className={quiet}>
                  {sides.map((side) => (
                    <li key={side}>
                      {names[side]}: {b.wonLost(won[side], won[opponentOf(side)])}
                    </li>
                  ))}
                </ul>
              }
              total={{ short: b.setsShort, long: b.sets }}
            />
          ),
          main: <PlayedLead {...props} />,
          rest: <Compared {...props} />,
        },
        { key: 'plays', main: <Events {...props} words={volleyballIncidents} /> },
        { key: 'players', main: <Players {...props} /> },
      ]}
    />
  );
};

/** A played volleyball match. */
export const volleyballPlayed: PlayedViews = {
  calls: callsOfSheets(volleyballMatchPlayers),
  Details: VolleyballDetails,
};
