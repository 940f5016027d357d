import type { Difference } from '@kampdag/core/live/lab/differences';
import { useMessages } from '../i18n/I18nContext.tsx';
import * as styles from './lab.css.ts';
import { labMessages } from './labMessages.ts';

/** The most differences listed; the rest are counted. */
const most = 20;

const valueText = (value: unknown): string => {
  if (value === undefined) return '–';
  const text = value instanceof Map || value instanceof Set ? [...value] : value;
  return JSON.stringify(text).slice(0, 100);
};

/** The differences between two states: the path, and both values. */
export const DifferenceList = ({ differences }: { readonly differences: readonly Difference[] }) => {
  const m = useMessages(labMessages);
  return differences.length === 0 ? null : (
    <ul className={styles.list}>
      {differences.slice(0, most).map(({ path, one, other }) => (
        <li key={path}>
          <span className={styles.path}>{path}</span> {valueText(one)} → {valueText(other)}
        </li>
      ))}
      {differences.length > most ? <li>{m.more(differences.length - most)}</li> : null}
    </ul>
  );
};
