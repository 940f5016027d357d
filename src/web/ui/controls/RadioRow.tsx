import { useId } from 'react';
import { hidden } from '../text/hidden.css.ts';
import * as field from './field.css.ts';
import type { Choosable } from './OptionList.tsx';
import * as styles from './RadioRow.css.ts';

/** What a choice among a few is given. */
export interface RadioRowProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly Choosable<V>[];
  readonly onChoose: (value: V) => void;
}

/** A few choices in a row of which one holds, in whatever look. */
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
              // One stop of the Tab key: a dialog that counts its stops takes the others for some too.
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
