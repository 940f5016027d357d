import { type ReactNode, useId } from 'react';
import { hidden } from '../text/text.css.ts';
import { chip } from './chip.css.ts';
import * as styles from './choices.css.ts';
import * as field from './field.css.ts';
import type { Choosable } from './OptionList.tsx';

interface RadioRowProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly Choosable<V>[];
  readonly onChoose: (value: V) => void;
}

const RadioRow = <V extends string>({
  label,
  value,
  options,
  onChoose,
  row,
  option: optionClass,
}: RadioRowProps<V> & { readonly row: string; readonly option: string }) => {
  const name = useId();
  const stop = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset className={styles.group}>
      <legend className={field.label}>{label}</legend>
      <div className={row}>
        {options.map((option) => (
          <label key={option.value} className={optionClass}>
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

/** Filters of which one is chosen: `All matches`, `Last 5`. */
export const FilterChips = <V extends string>(props: RadioRowProps<V>) => (
  <RadioRow {...props} row={styles.chips} option={chip} />
);

/** A segmented control. */
export const Segments = <V extends string>(props: RadioRowProps<V>) => (
  <RadioRow {...props} row={styles.segments} option={styles.segment} />
);

/** Something that can be shown or hidden. */
export interface Toggle {
  readonly key: string;
  readonly label: ReactNode;
  readonly isOn: boolean;
}

/** Toggles, any number of which are on. */
export const ToggleChips = ({
  label,
  toggles,
  onToggle,
}: {
  readonly label: string;
  readonly toggles: readonly Toggle[];
  readonly onToggle: (key: string) => void;
}) => (
  <fieldset className={styles.group} aria-label={label}>
    <div className={styles.chips}>
      {toggles.map(({ key, label: text, isOn }) => (
        <button key={key} type="button" className={chip} aria-pressed={isOn} onClick={() => onToggle(key)}>
          {text}
        </button>
      ))}
    </div>
  </fieldset>
);
