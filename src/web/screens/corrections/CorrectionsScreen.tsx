import { federationLanguage } from '@kampdag/core/federationLanguage';
import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import type { Match } from '@kampdag/core/league/match/match';
import {
  type CorrectedMatch,
  type ReportedCorrections,
  readCorrections,
} from '@kampdag/core/live/corrections/correctionReport';
import type { Figure } from '@kampdag/core/live/rules/figureRule';
import { playedSportOfMatch, sportKindOf } from '@kampdag/core/site/deployment';
import { correctionsPath, liveMatchPath, momentPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin, withDate } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sportKind';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useEffect, useState } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices, useViewing } from '../../context/services.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { useCall } from '../../machines/useCall.ts';
import { CorrectionRows } from '../../match/corrections/CorrectionRows.tsx';
import { correctionMessages } from '../../match/corrections/correctionMessages.ts';
import * as styles from '../../match/corrections/corrections.css.ts';
import { figureNames } from '../../match/corrections/figureNames.ts';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import { teamNames } from '../../match/teams/teamNames.ts';
import { DayStrip } from '../../matches/DayStrip.tsx';
import { usePlays } from '../../sports/usePlays.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';

/** A match with its corrections; null if they could not be read or are hidden. */
interface MatchWithCorrections {
  readonly match: Match;
  readonly sport: SportKind;
  readonly reported: ReportedCorrections | null;
  readonly count: number;
}

const knowsFigure = (name: string): name is Figure => Object.hasOwn(figureNames.en, name);

const newest = ({ reported }: MatchWithCorrections): number =>
  reported?.corrections.at(-1)?.moment.timestamp ?? 0;

/** Reads a day's matches, last corrected first. */
const useCorrectedMatches = (): ((rows: readonly CorrectedMatch[]) => readonly MatchWithCorrections[]) => {
  const { deployment } = useServices();
  return (rows) =>
    rows
      .flatMap(({ match, report }): readonly MatchWithCorrections[] => {
        const sport = sportKindOf(deployment, match.sportId);
        if (report === null) return [{ match, sport, reported: null, count: 0 }];
        const reported = readCorrections(report, {
          matchId: match.matchId,
          sport: playedSportOfMatch(deployment, match),
          knowsFigure,
        });
        return reported.corrections.length === 0 ? [] : [{ match, sport, reported, count: report.count }];
      })
      .toSorted((a, b) => newest(b) - newest(a));
};

/** Corrections of a match shown at first: the newest. */
const first = 5;

const MatchCorrectionList = ({
  match,
  sport,
  reported,
  count,
  selection,
}: MatchWithCorrections & { readonly reported: ReportedCorrections; readonly selection: Selection }) => {
  const m = useMessages(correctionMessages);
  const plays = usePlays(sport);
  const [isOpen, setOpen] = useState(false);
  if (plays === null) return <PanelSkeleton />;
  const { length } = reported.corrections;
  const shown = isOpen ? reported : { ...reported, corrections: reported.corrections.slice(-first) };
  return (
    <>
      <p className={styles.effect}>{length < count ? m.newest(length, count) : m.title(count)}</p>
      <CorrectionRows
        report={shown}
        teams={teamNames(match, plays.messages)}
        {...plays}
        pathOf={({ moment }) => momentPath(selection, match, moment.serial)}
      />
      {isOpen || length <= first ? null : (
        <Button quiet onClick={() => setOpen(true)}>
          {m.show(length)}
        </Button>
      )}
    </>
  );
};

/** A match's corrections; without any, the visitor hides results, or they could not be read. */
const MatchSection = ({
  one,
  selection: chosen,
}: {
  readonly one: MatchWithCorrections;
  readonly selection: Selection;
}) => {
  const m = useMessages(correctionMessages);
  const { hidesResults } = useViewing();
  const { match, reported } = one;
  const teams = teamNames(match, useMessages(matchMessages));
  const selection = selectionWithin(chosen, match);
  const id = `corrected-${match.matchId}`;
  return (
    <section className={styles.card} aria-labelledby={id} data-corrected={match.matchId}>
      <h2 id={id} className={styles.title} lang={federationLanguage}>
        <PageLink to={liveMatchPath(selection, match)} className={styles.match}>
          {teams.home} – {teams.away}
        </PageLink>
      </h2>
      {match.tournamentName === null ? null : (
        <p className={styles.effect} lang={federationLanguage}>
          {match.tournamentName}
        </p>
      )}
      {reported === null ? (
        <p>{hidesResults ? m.withheld : m.unread}</p>
      ) : (
        <MatchCorrectionList {...one} reported={reported} selection={selection} />
      )}
    </section>
  );
};

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
  const ofScore = corrected.flatMap(({ corrections }) =>
    corrections.filter(({ score, sets }) => score !== null || sets.length > 0),
  );
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
