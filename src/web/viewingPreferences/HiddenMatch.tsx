import type { Match } from '@kampdag/core/league/match/match';
import { momentPath } from '@kampdag/core/site/paths';
import { withRevealed } from '@kampdag/core/site/viewing';
import { useChoice } from '../context/selection.ts';
import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { useRouter } from '../router/useRouter.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useChangeViewing } from './useChangeViewing.ts';
import * as styles from './viewing.css.ts';
import { viewingMessages } from './viewingMessages.ts';

/** A match whose result the visitor hides: it can be played from the start, or its result revealed. */
export const HiddenMatch = ({ match }: { readonly match: Match }) => {
  const { match: m } = useMessages(viewingMessages);
  const viewing = useViewing();
  const keep = useChangeViewing();
  const { navigate } = useRouter();
  const { selection } = useChoice();
  return (
    <section className={styles.hiddenMatch} aria-label={m.title}>
      <p className={styles.title}>{m.title}</p>
      <p>{m.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => navigate(momentPath(selection, match, '0'))}>{m.play}</Button>
        <Button quiet onClick={() => keep({ revealed: withRevealed(viewing, match.matchId).revealed })}>
          {m.show}
        </Button>
      </div>
    </section>
  );
};
