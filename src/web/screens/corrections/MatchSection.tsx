import type { ReportedCorrections } from '@kampdag/core/live/corrections/correctionReport';
import { liveMatchPath, momentPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import { useCallback, useState } from 'react';
import { useViewing } from '../../context/services.ts';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { useLazyValue } from '../../machines/lazyActor.ts';
import { CorrectionRows } from '../../match/corrections/CorrectionRows.tsx';
import { correctionMessages } from '../../match/corrections/correctionMessages.ts';
import * as styles from '../../match/corrections/corrections.css.ts';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import { teamNames } from '../../match/teams/teamNames.ts';
import { sportViews } from '../../sports/sportViews.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { MatchWithCorrections } from './useCorrectedMatches.ts';

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

/** A match's corrections; without any, the visitor hides results, or they could not be read. */
export const MatchSection = ({
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
