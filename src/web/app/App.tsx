import { liveMatches } from '@kampdag/core/gateway/composed/liveMatches';
import { sliderOfLeague } from '@kampdag/core/gateway/composed/sliderOfLeague';
import type { MatchId } from '@kampdag/core/ids';
import type { LiveRow } from '@kampdag/core/live/channel/liveRow';
import type { MatchLog } from '@kampdag/core/live/log/matchLog';
import { type Language, languageRecords } from '@kampdag/core/site/language';
import { momentParameter } from '@kampdag/core/site/paths';
import { plainViewing } from '@kampdag/core/site/viewing';
import { option } from 'fp-ts';
import { memo, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstValueFrom, ReplaySubject, type Subject } from 'rxjs';
import { ClubLogosProvider } from '../context/clubLogos.tsx';
import { CrestDesignsProvider } from '../context/crestDesigns.tsx';
import { useDeviceStore } from '../context/deviceStore.ts';
import { FailuresProvider } from '../context/failures.tsx';
import { HydrationProvider, useHydrated } from '../context/hydration.tsx';
import { SliderMatchesProvider } from '../context/leagueMatches.ts';
import { LiveScoresProvider } from '../context/liveScores.ts';
import { useNotifications } from '../context/notifications.ts';
import { PreloadingProvider } from '../context/preloading.ts';
import { ChoiceProvider } from '../context/selection.ts';
import { type Services, ServicesProvider, useServices, useViewing } from '../context/services.ts';
import { createFormat } from '../i18n/format.ts';
import { I18nProvider } from '../i18n/I18nContext.tsx';
import { createLiveScores } from '../machines/liveScores.ts';
import { useCall } from '../machines/useCall.ts';
import { useDelay$ } from '../machines/useDelay.ts';
import { matchIdIn } from '../match/states/matchCalls.ts';
import { sportTextsOf } from '../sports/sportTexts.ts';
import { headingId } from '../ui/heading.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { type LiveScoresAsked, liveScoresAsked } from './liveScoresAsked.ts';
import { PageScreen, ScreenPlaceholder } from './PageScreen.tsx';
import { pageAt } from './pageAt.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { Screens } from './screens.ts';
import { ChoiceFailure } from './shell/ChoiceFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { useChoiceState } from './useChoiceState.ts';
import { usePreload } from './usePreload.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';
import { useUnsettled } from './useUnsettled.ts';

/** What a composition root provides to the site. */
export interface AppProps {
  readonly services: Services;
  readonly screens: Screens;
  readonly language: Language;
  /**
   * Settles once what the server rendered the first screen with is there: its code and its match's log, null without one. Until then the
   * server's screen stands, and the shell works. Undefined where both are there.
   */
  readonly arrival?: Promise<MatchLog | null>;
}

/** The layout around a screen: the shell, or nothing for a bare page. */
const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  return pageAt(pathname).isBare === true ? (
    <main id="content" tabIndex={-1} aria-labelledby={headingId}>
      <ChoiceFailure steps={['address', 'seasons', 'leagues']} />
      {children}
    </main>
  ) : (
    <Shell>{children}</Shell>
  );
};

const CurrentScreen = ({ screens, arrival }: Pick<AppProps, 'screens' | 'arrival'>) => {
  const page = pageAt(useLocation().pathname);
  const services = useServices();
  const log = arrival === undefined ? null : use(arrival);
  const own = useMemo(() => (log === null ? services : { ...services, log }), [services, log]);
  return (
    <ServicesProvider value={own}>
      <PageScreen key={page.routes.join()} page={page} screens={screens} />
    </ServicesProvider>
  );
};

/** Tells that what stands beside it is hydrated, or drawn. */
const Standing = ({ stands$ }: { readonly stands$: Subject<void> }) => {
  useEffect(() => stands$.next(), [stands$]);
  return null;
};

const LazyNotifier = lazyPart(async () => (await import('../notifications/Notifier.tsx')).Notifier);

/** Shows notifications about what is followed, if the visitor allowed them. */
const OptionalNotifier = () => {
  const { permission } = useNotifications();
  return permission === 'granted' ? <LazyNotifier /> : null;
};

const rowsHeld = ({ held }: Services['answers'], asked: LiveScoresAsked | null): readonly LiveRow[] =>
  asked === null ? [] : (option.toNullable(held(liveMatches, asked))?.value.rows ?? []);

/** The match that an address shows at a past moment; null for any other address. */
const matchAtMoment = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): MatchId | null => {
  const query = new URLSearchParams(search);
  return pageAt(pathname).isLive === true && query.has(momentParameter) ? matchIdIn(query) : null;
};

const Site = memo(({ screens, arrival }: Pick<AppProps, 'screens' | 'arrival'>) => {
  const { loadLiveChannel, Offline, clock, answers, renderedAt } = useServices();
  const isHydrated = useHydrated();
  const viewing = useViewing();
  const address = useLocation();
  const delay$ = useDelay$();
  const choice = useChoiceState();
  const [stands$] = useState(() => new ReplaySubject<void>(1));
  const [liveScores] = useState(() =>
    createLiveScores(
      // A match that the first screen follows whole is not attached for lists too, and the service's code comes after the screen's.
      () => firstValueFrom(stands$).then(loadLiveChannel),
      { delay$, now: clock.now },
      rowsHeld(answers, liveScoresAsked(viewing, renderedAt)),
      matchAtMoment(address),
    ),
  );
  const { league, today } = choice;
  const sliderAsked = league === null ? null : { tournamentId: league.tournamentId, date: today };
  const slider = useCall(sliderOfLeague, sliderAsked);
  const preload = usePreload(screens, choice);
  useScrollRestoration();
  return (
    <PreloadingProvider value={preload}>
      <ChoiceProvider value={choice}>
        <SliderMatchesProvider value={slider}>
          <LiveScoresProvider value={liveScores}>
            <CrestDesignsProvider>
              <ClubLogosProvider>
                <FailuresProvider>
                  <Frame>
                    <ScreenBoundary onCrash={() => stands$.next()}>
                      {/* Hydrated after the shell, whose buttons answer first: an early press does not wait for a whole match
                          (3.7 s instead of 4.6 on a slow phone, `npm run bench:page -- --pages=livematch`). */}
                      <Suspense fallback={<ScreenPlaceholder />}>
                        <CurrentScreen screens={screens} {...(arrival === undefined ? {} : { arrival })} />
                        <Standing stands$={stands$} />
                      </Suspense>
                    </ScreenBoundary>
                  </Frame>
                </FailuresProvider>
              </ClubLogosProvider>
            </CrestDesignsProvider>
            <OptionalNotifier />
            {isHydrated && Offline !== undefined ? <Offline /> : null}
          </LiveScoresProvider>
        </SliderMatchesProvider>
      </ChoiceProvider>
    </PreloadingProvider>
  );
});

/** The services with the visitor's viewing preferences as they are now. */
const useServicesNow = (services: Services): Services => {
  const { viewingStore, viewing: first = plainViewing } = services;
  const viewing = useDeviceStore(viewingStore, first);
  const heldBack = useUnsettled(services, viewing.delay);
  return useMemo(() => ({ ...services, ...heldBack, viewing }), [services, heldBack, viewing]);
};

const LocalisedSite = ({ services: own, language: firstLanguage, ...first }: AppProps) => {
  const services = useServicesNow(own);
  const [chosen, setChosen] = useState<Language | null>(null);
  const { preferences } = services;
  // Read after hydration (specification §1); only this component changes it later.
  const isHydrated = useHydrated();
  const saved = useMemo(() => (isHydrated ? preferences.savedLanguage() : null), [isHydrated, preferences]);
  const language = chosen ?? saved ?? firstLanguage;

  const i18n = useMemo(
    () => ({
      sportTexts: sportTextsOf,
      language,
      format: createFormat(language),
      choose: (next: Language) => {
        preferences.saveLanguage(next);
        setChosen(next);
      },
    }),
    [language, preferences],
  );
  useEffect(() => {
    document.documentElement.lang = languageRecords[language].tag;
  }, [language]);
  useEffect(() => {
    if (saved !== null) preferences.saveLanguage(saved);
  }, [preferences, saved]);

  return (
    <ServicesProvider value={services}>
      <I18nProvider value={i18n}>
        <Site {...first} />
      </I18nProvider>
    </ServicesProvider>
  );
};

/** The whole site, the same tree on the server and in the browser. Needs a router around it. */
export const App = (props: AppProps) => (
  <HydrationProvider>
    <LocalisedSite {...props} />
  </HydrationProvider>
);
