import { useSelect } from 'downshift';
import { ChevronDown } from 'lucide-react';
import * as list from './ComboboxField.css.ts';
import * as styles from './field.css.ts';
import { type Choosable, OptionList } from './OptionList.tsx';

/**
 * A labelled select, used by keys, typing or pointer. Its list is at most 310 px high (specification §9), which the browser's own, a
 * `NativeSelect`, cannot promise.
 */
export const SelectField = <V extends string | number>({
  label,
  placeholder,
  value,
  options,
  onChoose,
  disabled = false,
}: {
  readonly label: string;
  readonly placeholder?: string;
  /** Null shows the placeholder. */
  readonly value: V | null;
  readonly options: readonly Choosable<V>[];
  readonly onChoose: (value: V) => void;
  readonly disabled?: boolean;
}) => {
  const chosen = options.find((option) => option.value === value) ?? null;
  const select = useSelect<Choosable<V>>({
    items: [...options],
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem.value);
    },
  });
  return (
    <div className={`${styles.field} ${list.frame}`}>
      <span {...select.getLabelProps()} className={styles.label}>
        {label}
      </span>
      <button {...select.getToggleButtonProps({ disabled })} type="button" className={styles.control}>
        <span className={styles.value}>{chosen?.label ?? placeholder ?? ''}</span>
        <ChevronDown aria-hidden="true" size={20} />
      </button>
      <OptionList control={select} options={options} value={value} />
    </div>
  );
};
