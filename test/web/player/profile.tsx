import { clientOver, type GatewayFailure, type GatewayTransport } from '@kampdag/core/gateway/client';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { TeamId, TournamentId } from '@kampdag/core/ids';
import { LeagueRow } from '@kampdag/core/league/season/league';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import { readSelection } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { render } from '@testing-library/react';
import { either } from 'fp-ts';
import { MemoryRouter } from 'react-router-dom';
import { ChoiceProvider } from '../../../src/web/context/selection.ts';
import { ServicesProvider } from '../../../src/web/context/services.ts';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { playerScreen } from '../../../src/web/screens/player/PlayerScreen.tsx';
import { sportViews } from '../../../src/web/sports/sportViews.ts';
import { decoded } from '../../core/league/decoded.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { noAnswers } from '../noAnswers.ts';
import { noPreferences } from '../noPreferences.ts';
import { i18nIn } from '../support/renderView.tsx';

/** Answers by path; `fails`, or a missing path, fails the call. */
export type Answers = Readonly<Record<string, unknown>>;

export const fails = Symbol('fails');

const failure: GatewayFailure = { type: 'Unreachable', message: 'no line' };

const views = {
  icehockey: await sportViews.icehockey.player.load(),
  basketball: await sportViews.basketball.player.load(),
  volleyball: await sportViews.volleyball.player.load(),
  soccer: await sportViews.soccer.player.load(),
  handball: await sportViews.handball.player.load(),
  plain: await sportViews.plain.player.load(),
};

/** A league in which the first match ended 4–2. */
const leagueMatches = { matches: [{ matchId: 1, matchResult: { homeGoals: 4, awayGoals: 2 } }] };
const leaguePath = matchesOfLeague.write({ tournamentId: TournamentId(11) });

/** Renders a player's page over answers that can be changed later. */
export const showProfile = (
  query: string,
  answers: Answers,
  {
    language = 'en',
    deployment = defaultDeployment,
    isResultPublished = true,
  }: {
    readonly language?: Language;
    readonly deployment?: Deployment;
    readonly isResultPublished?: boolean;
  } = {},
) => {
  const asked: string[] = [];
  const { sport } = deployment;
  const PlayerScreen = playerScreen({ sport, views: views[sport] });
  const now: { answers: Answers } = { answers };
  const transport: GatewayTransport = {
    request: (_, path) => () => {
      if (path === leaguePath) return Promise.resolve(either.right(leagueMatches));
      asked.push(path);
      const answer = now.answers[path] ?? fails;
      return Promise.resolve(answer === fails ? either.left(failure) : either.right(answer));
    },
  };
  const params = new URLSearchParams(query);
  const selection = readSelection((name) => params.get(name));
  const league = decoded(LeagueRow, {
    tournamentId: 11,
    seasonId: 1,
    tournamentName: 'EHL',
    sportId: deployment.sportId,
    areMatchesPublished: true,
    isResultPublished,
  });
  const day = '2026-11-21' as CivilDate;
  const at = Instant(Date.UTC(2026, 10, 21, 12));
  const { container } = render(
    <MemoryRouter initialEntries={[`/player?${query}`]}>
      <ServicesProvider
        value={{
          deployment,
          gateway: clientOver(transport),
          answers: noAnswers,
          loadLiveChannel: () => Promise.resolve(createFakeLiveChannel()),
          clock: { now: () => at },
          preferences: noPreferences,
          renderedAt: at,
        }}
      >
        <I18nProvider value={i18nIn(language)}>
          <ChoiceProvider
            value={{
              selection,
              isTeamVisited: false,
              season: null,
              league,
              team: null,
              date: day,
              today: day,
              seasons: [],
              leagues: [league],
              teams: [{ teamId: TeamId(101), name: 'Storhamar' }],
              failure: null,
              retry: () => undefined,
            }}
          >
            <main>
              <PlayerScreen />
            </main>
          </ChoiceProvider>
        </I18nProvider>
      </ServicesProvider>
    </MemoryRouter>,
  );
  return {
    container,
    asked,
    answer: (next: Answers) => {
      now.answers = { ...now.answers, ...next };
    },
  };
};

/** A row of `ta/TeamMembers`. */
export const person = (more: Readonly<Record<string, unknown>> = {}) => ({
  personId: 7,
  firstName: 'Kari',
  lastName: 'Nordmann',
  number: '0',
  position: 'CE',
  birthDate: '2001-05-17T00:00:00',
  height: 176,
  nationality: 'NOR',
  imageUrl: null,
  memberType: 'Player',
  ...more,
});

/** A row of `icehockey/Player`. */
export const game = (matchId: number, more: Readonly<Record<string, unknown>> = {}) => ({
  matchId,
  matchDate: '2026-11-20T00:00:00',
  homeTeamName: 'Storhamar',
  awayTeamName: `Gjest ${matchId}`,
  teamName: 'Storhamar',
  tournamentId: 11,
  tournamentName: 'EHL',
  goalsScored: 1,
  assists: 1,
  pts: 2,
  points: -1,
  pim: 2,
  shots: 4,
  shotsPct: 0.25,
  faceOffs: 10,
  faceoffsWinPct: 0.6,
  gamePlayed: 1,
  minutesPlayed: 14,
  secondsPlayed: 58,
  ...more,
});
