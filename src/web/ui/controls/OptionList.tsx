import type { UseComboboxReturnValue, UseSelectReturnValue } from 'downshift';
import { Check } from 'lucide-react';
import * as styles from './OptionList.css.ts';

/** An option of a list. */
export interface Choosable<V extends string | number> {
  readonly value: V;
  readonly label: string;
}

/** The open list of a control, with the chosen option marked. */
export const OptionList = <V extends string | number>({
  control: { getMenuProps, getItemProps, isOpen, highlightedIndex },
  options,
  value,
}: {
  /** The result of downshift's hook. */
  readonly control: Pick<
    UseSelectReturnValue<Choosable<V>> | UseComboboxReturnValue<Choosable<V>>,
    'getMenuProps' | 'getItemProps' | 'isOpen' | 'highlightedIndex'
  >;
  readonly options: readonly Choosable<V>[];
  readonly value: V | null;
}) => (
  <ul {...getMenuProps()} className={styles.menu} hidden={!isOpen}>
    {options.map((option, index) => (
      <li
        key={option.value}
        {...getItemProps({ item: option, index })}
        className={styles.option}
        data-highlighted={index === highlightedIndex ? '' : undefined}
        data-chosen={option.value === value ? '' : undefined}
      >
        {option.label}
        {option.value === value ? <Check aria-hidden="true" size={18} className={styles.check} /> : null}
      </li>
    ))}
  </ul>
);
