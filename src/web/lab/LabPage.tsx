import type { FaultReport } from '@kampdag/core/lab/faultReport';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { languageRecords } from '@kampdag/core/site/language';
import { momentParameter } from '@kampdag/core/site/paths';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { useEffect, useMemo, useState } from 'react';
import { type Clock, type Services, ServicesProvider, useServices } from '../context/services.ts';
import { createFormat } from '../i18n/format.ts';
import { I18nProvider, useI18n, useMessages } from '../i18n/I18nContext.tsx';
import { initialLive } from '../machines/followMatch.ts';
import { shownActor } from '../match/live/shownActor.ts';
import { useQuery } from '../router/useQuery.ts';
import { LivePage } from '../screens/livematch/LivePage.tsx';
import { sportViews } from '../sports/sportViews.ts';
import { useLoadedValue } from '../ui/useLoadedValue.ts';
import * as styles from './lab.css.ts';
import type { LabActor, LabSession } from './labMachine.ts';
import { labMessages } from './labMessages.ts';
import type { LabMoment } from './labPlayer.ts';

const labClock = (actor: LabActor): Clock => ({
  now: () => actor.getSnapshot().context.moment?.now ?? Instant(0),
  onMove: (moved) => {
    const subscription = actor.subscribe(moved);
    return () => subscription.unsubscribe();
  },
});

/** The query parameters that restore a report's view; null removes one. */
const viewOf = (report: FaultReport | null): Readonly<Record<string, string | null>> => ({
  tab: report?.view.tab ?? null,
  events: report?.view.events ?? null,
  [momentParameter]: report === null || report.cursor === null ? null : serialOfInteger(report.cursor),
});

interface LabPageProps {
  readonly actor: LabActor;
  readonly session: LabSession;
  readonly moment: LabMoment;
}

const nothing = (): void => undefined;

const minute = 60_000;

/** The services as of the recording: its sport's deployment, its time, and the reporter's viewing settings. */
const useLabServices = ({ actor, session, moment }: LabPageProps): Services => {
  const services = useServices();
  const { report, recording } = session;
  const minutes = Math.floor(moment.now / minute);
  return useMemo(() => {
    const deployment =
      builtInDeployments.find(({ id }) => id === report?.deployment) ??
      builtInDeployments.find(({ sport }) => sport === recording.header.sport) ??
      services.deployment;
    const { delay = 0, hidesResults = false } = report ?? {};
    // A new clock object each minute, because readers of the time of day subscribe to no timer here.
    const clock = { ...labClock(actor), minutes };
    return {
      ...services,
      deployment,
      viewing: { ...plainViewing, delay, hidesResults },
      clock,
      renderedAt: clock.now(),
    };
  }, [actor, services, report, recording, minutes]);
};

/** The live page of the recording, in the language of the fault report. */
export const LabPage = (props: LabPageProps) => {
  const { actor, session } = props;
  const m = useMessages(labMessages);
  const i18n = useI18n();
  const [query, change] = useQuery();
  const [prepared, setPrepared] = useState<LabSession | null>(null);
  const services = useLabServices(props);
  const live = useMemo(
    () => shownActor(() => actor.getSnapshot().context.moment?.snapshot ?? initialLive, actor),
    [actor],
  );
  const { report, match, recording } = session;
  const parts = useLoadedValue(sportViews[recording.header.sport].live.load);
  const language = report?.language ?? i18n.language;
  const spoken = useMemo(() => ({ ...i18n, language, format: createFormat(language) }), [i18n, language]);
  const view = useMemo(() => viewOf(session.report), [session]);
  useEffect(() => change(view), [change, view]);
  // The page reads its address once, when it mounts, so it must already be the report's.
  const isThere = Object.entries(view).every(([name, value]) => query.get(name) === value);
  if (prepared !== session && isThere) setPrepared(session);
  return (
    <section
      className={styles.page}
      aria-label={m.livePage}
      lang={languageRecords[language].tag}
      data-lab-page
    >
      {prepared === session ? (
        <I18nProvider value={spoken}>
          <ServicesProvider value={services}>
            {parts === null ? null : (
              <LivePage
                key={session.number}
                match={match}
                sport={recording.header.sport}
                parts={parts}
                refresh={nothing}
                followed={live}
              />
            )}
          </ServicesProvider>
        </I18nProvider>
      ) : null}
    </section>
  );
};
