import { liveMatchPath, momentPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useCallback, useState } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useFormat, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { useLazyValue } from '../../machines/lazyActor.ts';
import { CorrectionRows } from '../../match/corrections/CorrectionRows.tsx';
import { correctionMessages } from '../../match/corrections/correctionMessages.ts';
import * as styles from '../../match/corrections/corrections.css.ts';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import { teamNames } from '../../match/teams/teamNames.ts';
import { DayStrip } from '../../matches/DayStrip.tsx';
import { sportViews } from '../../sports/sportViews.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import type { MatchWithCorrections } from './useCorrectedMatches.ts';

export interface CorrectionsViewProps {
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly pathOf: (date: CivilDate) => string;
  readonly matches: Loadable<readonly MatchWithCorrections[]>;
  /** Whether the visitor hides results, so that missing corrections are hidden ones. */
  readonly isHidden: boolean;
  readonly selection: Selection;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Knowing which days have corrections would take a call per day. */
const noDays: ReadonlySet<CivilDate> = new Set();

/** Corrections of a match shown at first: the newest. */
const first = 5;

const MatchCorrectionList = ({
  match,
  sport,
  reported,
  count,
  selection,
}: MatchWithCorrections &
  Pick<CorrectionsViewProps, 'selection'> & {
    readonly reported: NonNullable<MatchWithCorrections['reported']>;
  }) => {
  const m = useMessages(correctionMessages);
  const { language } = useI18n();
  const load = useCallback(
    async () => (await sportViews[sport].live.load()).plays(language),
    [sport, language],
  );
  const plays = useLazyValue(null, load);
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

const MatchSection = ({
  one,
  isHidden,
  selection: chosen,
}: Pick<CorrectionsViewProps, 'isHidden' | 'selection'> & { readonly one: MatchWithCorrections }) => {
  const m = useMessages(correctionMessages);
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
        <p>{isHidden ? m.withheld : m.unread}</p>
      ) : (
        <MatchCorrectionList {...one} reported={reported} selection={selection} />
      )}
    </section>
  );
};

const sumOf = (matches: readonly MatchWithCorrections[]) => {
  const corrected = matches.filter(({ reported }) => reported !== null);
  return {
    corrections: corrected.reduce((sum, { count }) => sum + count, 0),
    matches: corrected.length,
    ofScore: corrected.reduce(
      (sum, { reported }) => sum + (reported?.corrections.filter(({ score }) => score !== null).length ?? 0),
      0,
    ),
  };
};

/** The corrections of a day, match by match. */
export const CorrectionsView = ({
  date,
  today,
  pathOf,
  matches,
  isHidden,
  selection,
  busy,
  onRetry,
}: CorrectionsViewProps) => {
  const m = useMessages(correctionMessages);
  const format = useFormat();
  return (
    <PageFrame title={m.ofDay} subtitle={format.longDate(date)} isBusy={busy}>
      <DayStrip date={date} today={today} matchDays={noDays} pathOf={pathOf} />
      <LoadableContent of={matches} placeholder={<PanelSkeleton />} busy={busy} onRetry={onRetry}>
        {(all) => {
          const { corrections, matches: corrected, ofScore } = sumOf(all);
          return all.length === 0 ? (
            <EmptyState text={date > today ? m.noneYet : m.noneOfDay} />
          ) : (
            <div className={styles.day}>
              <p>
                {m.ofDayText} {corrected === 0 ? null : m.sum(corrections, corrected, ofScore)}
              </p>
              {all.map((one) => (
                <MatchSection key={one.match.matchId} one={one} isHidden={isHidden} selection={selection} />
              ))}
            </div>
          );
        }}
      </LoadableContent>
    </PageFrame>
  );
};
