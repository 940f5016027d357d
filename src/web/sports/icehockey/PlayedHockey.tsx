import {
  hockeyGoals,
  hockeyMatchGoalies,
  hockeyMatchPlayers,
  hockeyPenalties,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import { decidedIn } from '@kampdag/core/league/match/periodPlace';
import { type ComponentProps, useMemo } from 'react';
import { useFigures, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { rowsIn, valueOf } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { BestPlayers } from '../../match/parts/BestPlayers.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import { pair } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Events } from '../../match/plays/Events.tsx';
import { bestHockeyPlayers } from './bestPlayers.ts';
import { hockeyComparison, specialTeamsComparison } from './comparison/comparison.ts';
import { hockeyComparisonMessages } from './comparison/comparisonMessages.ts';
import { playedFigures, playedPowerPlays } from './comparison/playedFigures.ts';
import { hockeyIncidents } from './incidents.ts';
import { Penalties } from './Penalties.tsx';
import { HockeyPeriods } from './periods/HockeyPeriods.tsx';
import { faceoffsWon, hockeyPlaces, shotCounts } from './periods/playedPeriods.ts';
import { powerPlayMessages } from './powerPlayMessages.ts';
import { powerPlayNote } from './powerPlayNote.ts';
import { Scoring } from './scoring/Scoring.tsx';

const Sheets = lazyPanel(async () => (await import('./sheets/PlayedSheets.tsx')).PlayedSheets);
const Lineups = lazyPanel(async () => (await import('./lineups/PlayedLineups.tsx')).PlayedLineups);

/** The calls of every tab's figures. */
const sheetCalls = [hockeyGoals, hockeyPenalties, hockeyMatchPlayers, hockeyMatchGoalies] as const;

const useSheets = ({ page: { match }, incidents, story }: PlayedProps) => {
  const of = { matchId: match.matchId };
  const goals = useCall(hockeyGoals, of);
  const penalties = useCall(hockeyPenalties, of);
  const players = useCall(hockeyMatchPlayers, of);
  const goalies = useCall(hockeyMatchGoalies, of);
  const played = rowsIn(players.view);
  const results = valueOf(incidents.view)?.periodResults ?? [];
  return {
    pages: { goals, penalties, players, goalies },
    played,
    figures: {
      match,
      shots: shotCounts(match, hockeyPlaces(results, []), story ?? [], played ?? []),
      goals: rowsIn(goals.view),
      penalties: rowsIn(penalties.view),
      goalies: rowsIn(goalies.view),
      results,
    },
  };
};

const Stats = (props: PlayedProps) => {
  const { names } = props.page;
  const f = useFigures();
  const p = useMessages(powerPlayMessages);
  const c = useMessages(hockeyComparisonMessages);
  const { figures } = useSheets(props);
  const powerPlays = playedPowerPlays(figures);
  return (
    <div className={pair}>
      <Comparison names={names} rows={hockeyComparison(playedFigures(figures), c, f)} />
      <Comparison
        {...c.special}
        summary={c.special.summary(names.home, names.away)}
        names={names}
        rows={specialTeamsComparison(faceoffsWon(props.story ?? []), powerPlays, c)}
        note={powerPlays === null ? null : powerPlayNote(powerPlays, names, p)}
      />
    </div>
  );
};

/** Loads the members when opened; on a first view that arrives with the page, its code loads later. */
const LineupsTab = ({ page, played }: Pick<ComponentProps<typeof Lineups>, 'page' | 'played'>) => (
  <Lineups page={page} members={useCall(matchTeamMembers, { matchId: page.match.matchId })} played={played} />
);

/** The tabs of a played hockey match (specification §2, "Hockey details"). */
const HockeyDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const { match, sport } = page;
  const m = useMessages(matchPageMessages);
  const { language } = useI18n();
  const { pages, played, figures } = useSheets(props);
  const best = useMemo(
    () => bestHockeyPlayers(match, played ?? [], figures.goalies ?? [], language),
    [match, played, figures.goalies, language],
  );
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: <HockeyPeriods {...props} {...pages} />,
          main: (
            <>
              <Scoring
                page={page}
                goals={pages.goals}
                isShootout={decidedIn(sport, figures.results)?.kind === 'shootout'}
              />
              <Penalties page={page} incidents={incidents} penalties={pages.penalties} />
            </>
          ),
          rest: (
            <>
              <BestPlayers title={m.bestPlayers} page={page} best={best} />
              <PlayedLead page={page} story={story} />
            </>
          ),
        },
        { key: 'plays', main: <Events {...props} words={hockeyIncidents} /> },
        { key: 'players', main: <Sheets page={page} {...pages} /> },
        { key: 'lineups', main: <LineupsTab page={page} played={played ?? []} /> },
        { key: 'stats', main: <Stats {...props} /> },
      ]}
    />
  );
};

/** A played hockey match. */
export const hockeyPlayed: PlayedViews = {
  calls: (tab) => (tab === 'lineups' ? [matchTeamMembers, ...sheetCalls] : sheetCalls),
  Details: HockeyDetails,
};
