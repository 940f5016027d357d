import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as list from './ComboboxField.css.ts';
import * as styles from './field.css.ts';

/** An option of a list. */
export interface Choosable<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface OptionListProps<V extends string> {
  /** The result of downshift's hook. */
  readonly control: {
    readonly getMenuProps: () => ComponentProps<'ul'>;
    readonly getItemProps: (at: {
      readonly item: Choosable<V>;
      readonly index: number;
    }) => ComponentProps<'li'>;
    readonly isOpen: boolean;
    readonly highlightedIndex: number;
  };
  readonly options: readonly Choosable<V>[];
  readonly value: V | null;
}

/** The open list of a control, with the chosen option marked. */
export const OptionList = <V extends string>({
  control: { getMenuProps, getItemProps, isOpen, highlightedIndex },
  options,
  value,
}: OptionListProps<V>) => (
  <ul {...getMenuProps()} className={`${styles.popup} ${list.menu}`} hidden={!isOpen}>
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
