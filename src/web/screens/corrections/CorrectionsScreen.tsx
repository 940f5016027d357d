import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import { correctionsPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useEffect } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { CallResult } from '../../machines/CallResult.tsx';
import { useCall } from '../../machines/useCall.ts';
import { correctionMessages } from '../../match/corrections/correctionMessages.ts';
import * as styles from '../../match/corrections/corrections.css.ts';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import { DayStrip } from '../../matches/DayStrip.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { MatchSection } from './MatchSection.tsx';
import { type MatchWithCorrections, useCorrectedMatches } from './useCorrectedMatches.ts';

/** Milliseconds between refreshes of today's corrections while the page is visible. */
const renewal = 30_000;

/** Knowing which days have corrections would take a call per day. */
const noDays: ReadonlySet<CivilDate> = new Set();

const Day = ({ matches }: { readonly matches: readonly MatchWithCorrections[] }) => {
  const m = useMessages(correctionMessages);
  const { date, today } = useChoice();
  const selection = useResolvedSelection();
  if (matches.length === 0) return <EmptyState text={date > today ? m.noneYet : m.noneOfDay} />;
  const corrected = matches.flatMap(({ reported }) => reported ?? []);
  const ofScore = corrected.flatMap(({ corrections }) => corrections.filter(({ score }) => score !== null));
  const count = matches.reduce((sum, one) => sum + one.count, 0);
  return (
    <div className={styles.day}>
      <p>
        {m.ofDayText} {corrected.length === 0 ? null : m.sum(count, corrected.length, ofScore.length)}
      </p>
      {matches.map((one) => (
        <MatchSection key={one.match.matchId} one={one} selection={selection} />
      ))}
    </div>
  );
};

/** The corrections of a day in the season's leagues, match by match. */
export const CorrectionsScreen = () => {
  const { season, league, date, today } = useChoice();
  const m = useMessages(correctionMessages);
  const { longDate } = useFormat();
  useTitle(m.ofDay);
  const selection = useResolvedSelection();
  const seasonId = season?.seasonId ?? league?.seasonId ?? null;
  const page = useCall(correctionsOfDay, seasonId === null ? null : { seasonId, date });
  const { refresh } = page;
  const isToday = date === today;
  useEffect(() => {
    if (!isToday) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, renewal);
    return () => clearInterval(timer);
  }, [isToday, refresh]);
  const correctedMatchesOf = useCorrectedMatches();
  return (
    <PageFrame title={m.ofDay} subtitle={longDate(date)} isBusy={page.busy}>
      <DayStrip
        date={date}
        today={today}
        matchDays={noDays}
        pathOf={(chosen) => correctionsPath(withDate(selection, chosen === today ? null : chosen))}
      />
      <CallResult page={page} placeholder={<PanelSkeleton />}>
        {({ rows }) => <Day matches={correctedMatchesOf(rows)} />}
      </CallResult>
    </PageFrame>
  );
};
