import { clientOver } from '@kampdag/core/gateway/client';
import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { type Deployment } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import { Instant } from '@kampdag/core/time/instant';
import { act, render } from '@testing-library/react';
import { either } from 'fp-ts';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { vi } from 'vitest';
import { clubLogos } from '../../../src/web/adapters/clubLogos.ts';
import { ClubLogosProvider } from '../../../src/web/context/clubLogos.tsx';
import { SliderMatchesProvider } from '../../../src/web/context/leagueMatches.ts';
import { LiveScoresProvider } from '../../../src/web/context/liveScores.ts';
import { ChoiceProvider } from '../../../src/web/context/selection.ts';
import { ServicesProvider } from '../../../src/web/context/services.ts';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { createLiveScores } from '../../../src/web/machines/liveScores.ts';
import type { MatchTab } from '../../../src/web/match/parts/matchTab.ts';
import { matchScreen } from '../../../src/web/screens/match/MatchScreen.tsx';
import { sportViews } from '../../../src/web/sports/sportViews.ts';
import { noAnswers } from '../noAnswers.ts';
import { noOtherMatches } from '../noOtherMatches.ts';
import { noPreferences } from '../noPreferences.ts';
import { choiceAt } from '../support/choiceAt.ts';
import { fixtureRow, leagueRow } from '../support/federationRows.ts';
import { i18nIn } from '../support/renderView.tsx';

/** 23:00 in Oslo on 10 October, after the match. */
const evening = Instant(Date.UTC(2026, 9, 10, 21));

const views = {
  icehockey: await sportViews.icehockey.played.load(),
  basketball: await sportViews.basketball.played.load(),
  volleyball: await sportViews.volleyball.played.load(),
  soccer: await sportViews.soccer.played.load(),
  handball: await sportViews.handball.played.load(),
  plain: await sportViews.plain.played.load(),
};

/** The fixture list's row of the match, which tests override. */
export const matchRow = {
  ...fixtureRow,
  hometeamOrgName: 'Nordlys Ishockeyklubb',
  awayteamOrgName: 'Fjellvik IL',
  awayteamOverriddenName: null,
  hometeamId: 101,
  awayteamId: 102,
  hometeamClubOrgId: 601,
  awayteamClubOrgId: 602,
  spectators: 1_204,
  matchResult: { homeGoals: 2, awayGoals: 1, matchEndResult: '2-1' },
};

/** Answers by the start of their path; `fails` fails the call. */
export type Answers = Readonly<Record<string, unknown>>;

export const fails = Symbol('fails');

export interface MatchPageOptions {
  readonly match?: object;
  readonly league?: object;
  readonly answers?: Answers;
  readonly language?: Language;
  readonly deployment?: Deployment;
  readonly url?: string;
  /** The open tab. */
  readonly tab?: MatchTab;
  readonly now?: Instant;
  /** The live channel of the match. Default: none. */
  readonly channel?: LiveChannel;
}

const bodyOf = (answers: Answers, path: string): unknown => {
  const head = Object.keys(answers).find((start) => path.startsWith(start));
  return head === undefined ? [] : answers[head];
};

/** Waits until everything has loaded. */
const settle = async (): Promise<void> => {
  // The match, its league and its sport's calls load one after another.
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => vi.dynamicImportSettled());
    for (let tick = 0; tick < 5; tick += 1) await act(async () => Promise.resolve());
  }
};

/** Opens the match page over a fake gateway and waits until it has loaded. */
export const openMatchPage = async (options: MatchPageOptions = {}) => {
  const { language = 'en', tab = 'summary', deployment = defaultDeployment, now = evening } = options;
  const own: Record<string, unknown> = { ...options.answers };
  const asked: string[] = [];
  const gateway = clientOver({
    request: (_, path) => async () => {
      asked.push(path);
      const body = bodyOf(
        {
          ...own,
          'ta/Match?': 'ta/Match?' in own ? own['ta/Match?'] : { ...matchRow, ...options.match },
          'ta/Tournament?': { ...leagueRow, ...options.league },
          'ta/MatchIncidents': own['ta/MatchIncidents'] ?? {},
        },
        path,
      );
      if (body === fails) return either.left({ type: 'Unreachable', message: 'down' });
      return body === null
        ? either.left({ type: 'Refused', status: 404, message: 'unknown' })
        : either.right(body);
    },
  });
  const services = {
    deployment,
    gateway,
    answers: noAnswers,
    loadLiveChannel: () =>
      options.channel === undefined
        ? Promise.reject(new Error('nothing is followed here'))
        : Promise.resolve(options.channel),
    clock: { now: () => now },
    preferences: noPreferences,
    renderedAt: now,
    logosOf: clubLogos(window),
  };
  const { sport } = deployment;
  const scores = createLiveScores(services.loadLiveChannel, { delay$: of(0), now: () => now });
  const MatchScreen = matchScreen({ sport, views: views[sport] });
  const page = render(
    <MemoryRouter initialEntries={[options.url ?? `/match?matchId=7&tab=${tab}`]}>
      <ServicesProvider value={services}>
        <I18nProvider value={i18nIn(language)}>
          <ChoiceProvider value={choiceAt(now)}>
            <SliderMatchesProvider value={noOtherMatches}>
              <LiveScoresProvider value={scores}>
                <ClubLogosProvider>
                  <MatchScreen />
                </ClubLogosProvider>
              </LiveScoresProvider>
            </SliderMatchesProvider>
          </ChoiceProvider>
        </I18nProvider>
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settle();
  return {
    ...page,
    asked,
    settle,
    /** Replaces the answers. */
    answer: (answers: Answers): void => {
      Object.assign(own, answers);
    },
  };
};
