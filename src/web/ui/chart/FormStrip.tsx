import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { hidden } from '../text/text.css.ts';
import * as styles from './FormStrip.css.ts';

/** A match's outcome for a team: won, drawn, lost. */
export type Outcome = 'W' | 'D' | 'L';

/** Outcomes as small boxes with letters, oldest first. */
export const FormStrip = ({ results }: { readonly results: readonly Outcome[] }) => {
  const m = useMessages(tableMessages);
  if (results.length === 0) return <span className={hidden}>{m.noForm}</span>;
  return (
    <>
      <span className={hidden}>{results.map((result) => m.form[result]).join(', ')}</span>
      <span className={styles.form} aria-hidden="true">
        {[...results.entries()].map(([at, result]) => (
          <span key={at} className={styles.outcomes[result]}>
            {m.formLetters[result]}
          </span>
        ))}
      </span>
    </>
  );
};
