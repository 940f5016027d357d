import type { Match } from '@kampdag/core/league/match/match';
import { matchStart, momentPath } from '@kampdag/core/site/paths';
import { withRevealed } from '@kampdag/core/site/viewing';
import { useNavigate } from 'react-router-dom';
import { useChoice } from '../context/selection.ts';
import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useChangeViewing } from './useChangeViewing.ts';
import * as styles from './viewing.css.ts';
import { viewingMessages } from './viewingMessages.ts';

interface HiddenMatchProps {
  readonly match: Match;
  /** Shows the moment that the address names; null where it names none, or one that cannot be read. */
  readonly onMoment: (() => void) | null;
}

/** A match whose result the visitor hides: it can be played from the start, or its result revealed; a moment of it is asked about first. */
export const HiddenMatch = ({ match, onMoment }: HiddenMatchProps) => {
  const { match: m } = useMessages(viewingMessages);
  const viewing = useViewing();
  const keep = useChangeViewing();
  const navigate = useNavigate();
  const { selection } = useChoice();
  return (
    <section className={styles.hiddenMatch} aria-label={m.title}>
      <p className={styles.title}>{m.title}</p>
      <p>{onMoment === null ? m.text : m.ofMoment}</p>
      <div className={styles.actions}>
        <Button onClick={() => void navigate(momentPath(selection, match, matchStart))}>{m.play}</Button>
        {onMoment === null ? null : (
          <Button quiet onClick={onMoment}>
            {m.showMoment}
          </Button>
        )}
        <Button quiet onClick={() => keep({ revealed: withRevealed(viewing, match.matchId).revealed })}>
          {m.show}
        </Button>
      </div>
    </section>
  );
};
