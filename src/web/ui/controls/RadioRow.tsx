import { useId } from 'react';
import { hidden } from '../text/hidden.css.ts';
import * as field from './field.css.ts';
import type { Choosable } from './OptionList.tsx';
import * as styles from './RadioRow.css.ts';

/** The props of a choice among a few options. */
export interface RadioRowProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly Choosable<V>[];
  readonly onChoose: (value: V) => void;
}

/** A row of radio options in any style. */
export const RadioRow = <V extends string>({
  label,
  value,
  options,
  onChoose,
  look,
}: RadioRowProps<V> & { readonly look: { readonly row: string; readonly option: string } }) => {
  const name = useId();
  const stop = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset className={styles.group}>
      <legend className={field.label}>{label}</legend>
      <div className={look.row}>
        {options.map((option) => (
          <label key={option.value} className={look.option}>
            <input
              type="radio"
              name={name}
              className={hidden}
              checked={option.value === value}
              // One tab stop: a dialog's focus trap would count the others too.
              tabIndex={option === stop ? 0 : -1}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
