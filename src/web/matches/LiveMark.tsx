import { CircleCheck } from 'lucide-react';
import { useMessages, useSportWords } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { LiveDot } from '../ui/identity/LiveDot.tsx';
import { hidden } from '../ui/text/text.css.ts';
import type { BoardRow } from './boardRow.ts';
import { liveText, Short, statusText } from './matchText.tsx';
import * as styles from './row.css.ts';

/** A match's state: live with its period, its status, or a check if it will be reported live (specification §2). */
export const LiveMark = ({ row }: { readonly row: BoardRow }) => {
  const m = useMessages(matchesMessages);
  const { periods } = useSportWords(row.sport);
  if (row.mark === 'live') {
    const where = liveText(row.live, m, periods);
    return (
      <span className={styles.liveMark}>
        <span className={styles.liveWord}>
          <LiveDot />
          <span className={styles.word}>{m.status.Live}</span>
        </span>
        {where === null ? null : (
          <span className={styles.where}>
            <Short text={where} />
          </span>
        )}
      </span>
    );
  }
  const status = statusText(row, m).long;
  return row.mark === 'liveScored' ? (
    <span className={styles.quietMark}>
      <span className={styles.word}>{status}</span>
      <span className={styles.scored}>
        <CircleCheck aria-hidden="true" size={18} />
        <span className={hidden}>{m.status.liveScored}</span>
      </span>
    </span>
  ) : (
    <span className={`${styles.quietMark} ${styles.word}`}>{status}</span>
  );
};
