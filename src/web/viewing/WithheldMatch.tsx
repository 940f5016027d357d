import type { MatchId } from '@kampdag/core/ids';
import { withRevealed } from '@kampdag/core/site/viewing';
import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { useRouter } from '../router/useRouter.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useKeepViewing } from './useKeepViewing.ts';
import * as styles from './viewing.css.ts';
import { viewingMessages } from './viewingMessages.ts';

/** The address of the live page of the match at an address, from its first moment on. */
const fromTheStart = (search: string): string => {
  const query = new URLSearchParams(search);
  query.set('at', '0');
  return `/livematch?${query}`;
};

/** A match whose result the visitor has hidden: it can be played from its start, or its result shown. */
export const WithheldMatch = ({ matchId }: { readonly matchId: MatchId }) => {
  const { match: m } = useMessages(viewingMessages);
  const viewing = useViewing();
  const keep = useKeepViewing();
  const { address } = useRouter();
  return (
    <section className={styles.withheld} aria-label={m.title}>
      <p className={styles.title}>{m.title}</p>
      <p>{m.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => keep({}, fromTheStart(address.search))}>{m.play}</Button>
        <Button quiet onClick={() => keep(withRevealed(viewing, matchId))}>
          {m.show}
        </Button>
      </div>
    </section>
  );
};
