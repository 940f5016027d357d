import type { ReactNode } from 'react';
import * as styles from './FilterChips.css.ts';
import * as row from './RadioRow.css.ts';

/** Something that can be shown or hidden. */
export interface Toggle {
  readonly key: string;
  readonly label: ReactNode;
  readonly isOn: boolean;
}

interface ToggleChipsProps {
  readonly label: string;
  readonly toggles: readonly Toggle[];
  readonly onToggle: (key: string) => void;
}

/** Toggles, any number of which are on. */
export const ToggleChips = ({ label, toggles, onToggle }: ToggleChipsProps) => (
  <fieldset className={row.group} aria-label={label}>
    <div className={styles.row}>
      {toggles.map(({ key, label: text, isOn }) => (
        <button
          key={key}
          type="button"
          className={styles.toggle}
          aria-pressed={isOn}
          onClick={() => onToggle(key)}
        >
          {text}
        </button>
      ))}
    </div>
  </fieldset>
);
