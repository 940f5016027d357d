import { clientOver, type GatewayFailure } from '@kampdag/core/gateway/client';
import { matchById } from '@kampdag/core/gateway/endpoints';
import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { LiveRow } from '@kampdag/core/live/channel/liveRow';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { deploymentOfId } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import type { ViewingPreferences } from '@kampdag/core/site/viewing';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { act, render, screen, within } from '@testing-library/react';
import { either } from 'fp-ts';
import { Profiler, type ProfilerOnRenderCallback, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { vi } from 'vitest';
import { SliderMatchesProvider } from '../../../src/web/context/leagueMatches.ts';
import { LiveScoresProvider } from '../../../src/web/context/liveScores.ts';
import { ChoiceProvider } from '../../../src/web/context/selection.ts';
import { ServicesProvider } from '../../../src/web/context/services.ts';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { createLiveScores } from '../../../src/web/machines/liveScores.ts';
import { liveMatchScreen } from '../../../src/web/screens/livematch/LiveMatchScreen.tsx';
import { sportViews } from '../../../src/web/sports/sportViews.ts';
import { createFakeLiveChannel, type FakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { noAnswers } from '../noAnswers.ts';
import { noOtherMatches } from '../noOtherMatches.ts';
import { noPreferences } from '../noPreferences.ts';
import { choiceAt } from '../support/choiceAt.ts';
import { fixtureRow, leagueRow } from '../support/federationRows.ts';
import { i18nIn } from '../support/renderView.tsx';

export const matchId = MatchId(7);

/** 18:30 in Oslo on the tenth of October. */
export const startsAt = Instant(Date.UTC(2026, 9, 10, 16, 30));

const player = (Id: number, ShirtNo: number, LastName: string, PositionId: number | null) => ({
  Id,
  ShirtNo,
  FirstName: 'Ola',
  LastName,
  PositionId,
});

export const matchData = {
  MatchEventType: 'MatchData',
  MatchId: 7,
  HomeTeam: 'Nordlys',
  AwayTeam: 'Fjellvik',
  HomePlayers: [player(11, 9, 'Berg', 3), player(12, 0, 'Dal', 4), player(13, 30, 'Vokter', 20)],
  AwayPlayers: [player(21, 19, 'Vik', 3), player(22, 8, 'Nes', 4), player(23, 1, 'Keeper', 20)],
  Referees: [{ Id: 31, Name: 'Kari Dommer', Type: 'Hoveddommer' }],
};

/** A live message of the first period. */
export const message = (clientId: string, type: string, own: object = {}) => ({
  MatchId: 7,
  MatchEventType: type,
  Id: 1,
  ClientId: clientId,
  Period: 200051,
  PeriodName: '1. periode',
  PeriodTime: '05:00',
  Time: 300,
  ...own,
});

export const timer = (clientId: string, Type: number, own: object = {}) =>
  message(clientId, 'Timer', { Type, PeriodTime: '00:00', Time: 0, ...own });

export const goal = (clientId: string, own: object = {}) =>
  message(clientId, 'Goal', { Team: 'H', Player: 11, FirstAssist: 12, GoalType: 200142, ...own });

export const deleteOf = (clientId: string) =>
  message(`delete ${clientId}`, 'Delete', { DeletedEventClientId: clientId });

/** The match when a test opens the page: match data, period start, running clock. */
export const begun: readonly object[] = [matchData, timer('start', 4), timer('p1', 6), timer('run', 1)];

export interface LivePageOptions {
  /** Called when the page loads itself anew. */
  readonly reload?: () => void;
  /** Default: hockey. */
  readonly sport?: SportKind;
  readonly history?: readonly object[];
  readonly language?: Language;
  readonly url?: string;
  readonly match?: object;
  readonly league?: object;
  /** The gateway's failure; none by default. */
  readonly failure?: GatewayFailure;
  readonly now?: Instant;
  /** The time of the history. Default: now. */
  readonly toldAt?: Instant;
  /** Milliseconds between the history's messages. Default: 0. */
  readonly apart?: number;
  readonly viewing?: ViewingPreferences;
  /** What lists know of matches. Default: nothing. */
  readonly listed?: readonly LiveRow[];
  /** Whether the live service's code never comes. */
  readonly isWaiting?: true;
  readonly onRender?: ProfilerOnRenderCallback;
  /** Other views of the match on the page. */
  readonly beside?: (match: Match) => ReactNode;
}

/** Waits for pending promises. */
const settle = (): Promise<void> =>
  act(async () => {
    await Promise.resolve();
  });

/** Waits for the frame that delivers a burst. */
const frame = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Opens the live page over a fake channel at a moment of server time. */
export const openLivePage = async (options: LivePageOptions = {}) => {
  const { history = begun, language = 'en', url = '/livematch?matchId=7', failure } = options;
  const channel: FakeLiveChannel = createFakeLiveChannel();
  const now = options.now ?? Instant(startsAt + 600_000);
  const time = { now: options.toldAt ?? now };
  const publish = (body: unknown) => channel.publish(allChannel(matchId), body, { timestamp: time.now });
  for (const body of history) {
    publish(body);
    time.now = Instant(time.now + (options.apart ?? 0));
  }
  time.now = now;
  const asked: string[] = [];
  const deployment = deploymentOfId(builtInDeployments, options.sport ?? 'icehockey') ?? defaultDeployment;
  const { sportId } = deployment;
  const answers = [
    { ...fixtureRow, sportId, ...options.match },
    { ...leagueRow, sportId, ...options.league },
  ] as const;
  const listed = matchById.decode(answers[0]);
  const gateway = clientOver({
    request: (_, path) => async () => {
      asked.push(path);
      if (failure !== undefined) return either.left(failure);
      return either.right(path.startsWith('ta/Match') ? answers[0] : answers[1]);
    },
  });
  const services = {
    deployment,
    gateway,
    answers: noAnswers,
    loadLiveChannel: () =>
      options.isWaiting === true ? new Promise<FakeLiveChannel>(() => undefined) : Promise.resolve(channel),
    ...(options.reload === undefined ? {} : { reload: options.reload }),
    clock: { now: () => time.now },
    preferences: {
      ...noPreferences,
      loadValue: (name: string) => localStorage.getItem(name),
      saveValue: (name: string, value: string) => localStorage.setItem(name, value),
    },
    renderedAt: time.now,
    ...(options.viewing === undefined ? {} : { viewing: options.viewing }),
  };
  const scores = createLiveScores(
    services.loadLiveChannel,
    { delay$: of(0), now: () => Instant(0) },
    options.listed,
  );
  const i18n = i18nIn(language);
  const sport = options.sport ?? 'icehockey';
  const LiveMatchScreen = liveMatchScreen({ sport, views: await sportViews[sport].live.load() });
  const rendered = render(
    <MemoryRouter initialEntries={[url]}>
      <ServicesProvider value={services}>
        <I18nProvider value={i18n}>
          <ChoiceProvider value={choiceAt(time.now)}>
            <LiveScoresProvider value={scores}>
              <Profiler id="page" onRender={options.onRender ?? (() => undefined)}>
                <SliderMatchesProvider value={noOtherMatches}>
                  <LiveMatchScreen />
                  {either.isRight(listed) ? options.beside?.(listed.right) : null}
                </SliderMatchesProvider>
              </Profiler>
            </LiveScoresProvider>
          </ChoiceProvider>
        </I18nProvider>
      </ServicesProvider>
    </MemoryRouter>,
  );
  // The match, its league and the live code load one after another.
  const isComing = () => rendered.container.querySelector('[data-connection="busy"]') !== null;
  for (let turn = 0; turn < 4 || (turn < 40 && isComing()); turn += 1) {
    await act(() => vi.dynamicImportSettled());
    for (let tick = 0; tick < 5; tick += 1) await settle();
    if (turn >= 4) await frame();
  }
  return {
    ...rendered,
    channel,
    scores,
    time,
    asked,
    /** Waits for pending promises and the frame that delivers a burst. */
    settle: frame,
    publish: (...bodies: readonly unknown[]) =>
      act(async () => {
        for (const body of bodies) publish(body);
        // A burst is delivered before the next frame.
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }),
    board: () => screen.getByRole('region', { name: / (vs|mot) / }),
    plays: () =>
      within(screen.getByRole('tabpanel'))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent ?? ''),
    news: () => screen.getByRole('status').textContent ?? '',
  };
};
