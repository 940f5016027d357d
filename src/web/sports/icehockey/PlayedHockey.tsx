import {
  hockeyGoals,
  hockeyMatchGoalies,
  hockeyMatchPlayers,
  hockeyPenalties,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { decidedIn } from '@kampdag/core/league/match/periodPlace';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { fullName } from '@kampdag/core/league/player/person';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { useMemo } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { siteText } from '../../i18n/shownText.ts';
import { rowsIn, valueOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { type BestPlayer, BestPlayers } from '../../match/parts/BestPlayers.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { eventsTab } from '../../match/plays/eventsTab.tsx';
import type { IncidentWords } from '../../match/plays/incidentWords.ts';
import { HockeyPeriods } from './HockeyPeriods.tsx';
import { hockeyPlaces, shotCounts } from './playedFigures.ts';
import { Penalties } from './scoring/Penalties.tsx';
import { Scoring } from './scoring/Scoring.tsx';
import { hockeyTerms as terms } from './terms.ts';

const figuresOf = (
  player: HockeyMatchPlayer,
  goalies: readonly HockeyGoalie[],
  language: Language,
): string => {
  const goalie = goalies.find(({ personId }) => personId === player.personId);
  const counted =
    isGoaliePosition(player.memberType) && goalie !== undefined
      ? ([
          [goalie.saves, terms.saves],
          [goalie.shotsAgainst, terms.shotsAgainst],
        ] as const)
      : ([
          [player.goals, terms.goals],
          [player.assists, terms.assists],
          [player.shots, terms.shots],
        ] as const);
  return counted.map(([value, term]) => `${value} ${term[language].label}`).join(' · ');
};

const bestHockeyPlayers = (
  match: Match,
  players: readonly HockeyMatchPlayer[],
  goalies: readonly HockeyGoalie[],
  language: Language,
): BySide<readonly BestPlayer[]> =>
  mapSides(rowsBySide(match, players), (own) =>
    own
      .filter(({ isBestPlayer }) => isBestPlayer)
      .map((player) => ({
        playerId: player.personId,
        orgId: player.teamId ?? player.orgId,
        name: [player.shirtNumber, fullName(player)].filter((part) => part !== null).join(' '),
        figures: figuresOf(player, goalies, language),
      })),
  );

const hockeyIncidents: IncidentWords = {
  title: () => null,
  detail: ({ incident: { subtypeId }, kind }) => {
    const code = kind === 'goal' ? goalTypeCode(subtypeId) : null;
    return code === null ? null : siteText(code);
  },
};

const Sheets = lazyPanel(async () => (await import('./sheets.tsx')).PlayedSheets);
const Stats = lazyPanel(async () => (await import('./PlayedStats.tsx')).PlayedStats);
const Lineups = lazyPanel(async () => (await import('./lineups/Lineups.tsx')).PlayedLineups);

/** The calls of every tab's figures. */
const sheetCalls = [hockeyGoals, hockeyPenalties, hockeyMatchPlayers, hockeyMatchGoalies] as const;

const useSheets = ({ page: { match, played: sport }, incidents, story }: PlayedProps) => {
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
      sport,
      shots: shotCounts(match, hockeyPlaces(results, [], sport), story ?? [], played ?? []),
      goals: rowsIn(goals.view),
      penalties: rowsIn(penalties.view),
      goalies: rowsIn(goalies.view),
      results,
    },
  };
};

/** Loads the members when opened; on a first view that arrives with the page, its code loads later. */
const LineupsTab = (props: PlayedProps) => {
  const { page } = props;
  const members = useCall(matchTeamMembers, { matchId: page.match.matchId });
  return <Lineups page={page} members={members} played={useSheets(props).played ?? []} />;
};

const Periods = (props: PlayedProps) => <HockeyPeriods {...props} {...useSheets(props).pages} />;

const Goals = (props: PlayedProps) => {
  const { page, incidents } = props;
  const { pages, figures } = useSheets(props);
  return (
    <>
      <Scoring
        page={page}
        goals={pages.goals}
        isShootout={decidedIn(page.played, figures.results)?.kind === 'shootout'}
      />
      <Penalties page={page} incidents={incidents} penalties={pages.penalties} />
    </>
  );
};

const Best = (props: PlayedProps) => {
  const { page } = props;
  const m = useMessages(matchPageMessages);
  const { language } = useI18n();
  const { played, figures } = useSheets(props);
  const best = useMemo(
    () => bestHockeyPlayers(page.match, played ?? [], figures.goalies ?? [], language),
    [page, played, figures.goalies, language],
  );
  return (
    <>
      <BestPlayers title={m.bestPlayers} page={page} best={best} />
      <PlayedLead {...props} />
    </>
  );
};

/** A played hockey match (specification §2, "Hockey details"). */
export const hockeyPlayed: PlayedViews = {
  calls: (tab) => (tab === 'lineups' ? [matchTeamMembers, ...sheetCalls] : sheetCalls),
  tabs: [
    { key: 'summary', Lead: Periods, Main: Goals, Rest: Best },
    eventsTab(hockeyIncidents),
    { key: 'players', Main: (props) => <Sheets page={props.page} {...useSheets(props).pages} /> },
    { key: 'lineups', Main: LineupsTab },
    {
      key: 'stats',
      Main: (props) => <Stats page={props.page} story={props.story} figures={useSheets(props).figures} />,
      load: Stats.load,
    },
  ],
};
