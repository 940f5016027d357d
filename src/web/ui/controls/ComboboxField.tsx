import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as combobox from './ComboboxField.css.ts';
import * as styles from './field.css.ts';
import { type Choosable, OptionList } from './OptionList.tsx';

const plain = (text: string): string => text.toLocaleLowerCase('nb').trim();

/** A labelled list that is narrowed by typing. */
export const ComboboxField = <V extends string>({
  label,
  placeholder,
  toggle,
  empty,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly placeholder: string;
  /** What the arrow's button is called. */
  readonly toggle: string;
  /** Shown when nothing matches. */
  readonly empty: string;
  readonly value: V | null;
  readonly options: readonly Choosable<V>[];
  readonly onChoose: (value: V) => void;
}) => {
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState('');
  const matching = options.filter((option) => plain(option.label).includes(plain(typed)));
  const {
    isOpen,
    highlightedIndex,
    getToggleButtonProps,
    getLabelProps,
    getMenuProps,
    getInputProps,
    getItemProps,
  } = useCombobox<Choosable<V>>({
    items: matching,
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem.value);
    },
    onIsOpenChange: ({ isOpen: opened }) => {
      if (!opened) setTyped('');
    },
    stateReducer: (_, { changes, type }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, inputValue: chosen?.label ?? '' }
        : changes,
  });
  return (
    <div className={`${styles.field} ${combobox.frame}`}>
      <label {...getLabelProps()} className={styles.label}>
        {label}
      </label>
      <div className={combobox.box}>
        <input
          {...getInputProps({ onFocus: (event) => event.currentTarget.select() })}
          className={combobox.input}
          placeholder={placeholder}
          spellCheck={false}
        />
        <button {...getToggleButtonProps()} type="button" aria-label={toggle} className={combobox.toggle}>
          <ChevronDown aria-hidden="true" size={20} />
        </button>
      </div>
      <OptionList
        options={matching}
        value={value}
        isOpen={isOpen}
        highlightedIndex={highlightedIndex}
        menu={getMenuProps()}
        getItemProps={getItemProps}
      />
      {isOpen && matching.length === 0 ? (
        <output className={`${styles.popup} ${combobox.menu} ${combobox.nothing}`}>{empty}</output>
      ) : null}
    </div>
  );
};
