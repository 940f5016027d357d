import { useId } from 'react';
import * as styles from './FilterChips.css.ts';
import * as field from './field.css.ts';
import type { Choosable } from './SelectField.tsx';

/** A few filters of which one holds: `All matches`, `Last 5`. */
export const FilterChips = <V extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: V;
  readonly options: readonly Choosable<V>[];
  readonly onChoose: (value: V) => void;
}) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
