import type { Match } from '@kampdag/core/league/match/match';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { type ReactNode, useCallback, useState } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { useLazyValue } from '../../machines/lazyActor.ts';
import { CorrectionsLink } from '../../match/corrections/CorrectionsLink.tsx';
import { correctionMessages } from '../../match/corrections/correctionMessages.ts';
import * as styles from '../../match/corrections/corrections.css.ts';
import { PlayedCorrections } from '../../match/corrections/PlayedCorrections.tsx';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import { teamNames } from '../../match/teams/teamNames.ts';
import { sportViews } from '../../sports/sportViews.ts';
import { Button } from '../../ui/controls/Button.tsx';

interface MatchCorrectionsProps {
  readonly match: Match;
  readonly sport: SportKind;
}

const Opened = ({ match, sport }: MatchCorrectionsProps): ReactNode => {
  const { language } = useI18n();
  const load = useCallback(
    async () => (await sportViews[sport].live.load()).plays(language),
    [sport, language],
  );
  const plays = useLazyValue(null, load);
  return plays === null ? (
    <PanelSkeleton />
  ) : (
    <PlayedCorrections match={match} teams={teamNames(match, plays.messages)} {...plays} />
  );
};

/** The corrections of a played match, loaded on demand, with a link to the day's. */
export const MatchCorrections = (props: MatchCorrectionsProps) => {
  const m = useMessages(correctionMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="corrections">
      <h2 id="corrections" className={styles.title}>
        {m.ofMatch}
      </h2>
      <p>{m.text}</p>
      {isOpen ? (
        <Opened {...props} />
      ) : (
        <Button quiet onClick={() => setOpen(true)}>
          {m.showOfMatch}
        </Button>
      )}
      <CorrectionsLink match={props.match} />
    </section>
  );
};
