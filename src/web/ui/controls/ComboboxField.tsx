import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as box from './ComboboxField.css.ts';
import * as styles from './field.css.ts';
import { nothing } from './OptionList.css.ts';
import { type Choosable, OptionList } from './OptionList.tsx';
import { selectWhole } from './selectWhole.ts';

const plain = (text: string): string => text.toLowerCase().trim();

/** A labelled list filtered by typing. */
export const ComboboxField = <V extends string | number>({
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
  /** The label of the arrow button. */
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
  const combobox = useCombobox<Choosable<V>>({
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
    <div className={`${styles.field} ${box.frame}`}>
      <label {...combobox.getLabelProps()} className={styles.label}>
        {label}
      </label>
      <div className={box.box}>
        <input
          {...combobox.getInputProps(selectWhole)}
          className={box.input}
          placeholder={placeholder}
          spellCheck={false}
        />
        <button {...combobox.getToggleButtonProps()} type="button" aria-label={toggle} className={box.toggle}>
          <ChevronDown aria-hidden="true" size={20} />
        </button>
      </div>
      <OptionList control={combobox} options={matching} value={value} />
      {combobox.isOpen && matching.length === 0 ? <output className={nothing}>{empty}</output> : null}
    </div>
  );
};
