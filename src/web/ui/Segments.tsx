import { useId } from 'react';
import * as field from './field.css.ts';
import * as styles from './Segments.css.ts';
import type { Choosable } from './SelectField.tsx';

/** A few choices side by side, one of them chosen. */
export const Segments = <V extends string>({
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
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
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
