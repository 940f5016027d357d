import { ChevronDown } from 'lucide-react';
import * as styles from './NativeSelect.css.ts';
import type { Choosable } from './OptionList.tsx';

/** The browser's own select, with the look of the site's selects; inside a form with a button it works without scripts. */
export const NativeSelect = ({
  id,
  value,
  options,
  onChoose,
}: {
  /** Its label's `htmlFor`. */
  readonly id: string;
  readonly value: string;
  readonly options: readonly Choosable<string>[];
  readonly onChoose: (value: string) => void;
}) => (
  <span className={styles.box}>
    <select id={id} className={styles.select} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" size={20} className={styles.sign} />
  </span>
);
