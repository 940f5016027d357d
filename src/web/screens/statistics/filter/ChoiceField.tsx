import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import * as field from '../../../ui/controls/field.css.ts';
import * as styles from './FilterBar.css.ts';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** A labelled native select. */
export const ChoiceField = ({ label, value, options, onChoose }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.selectBox}>
        <select
          id={id}
          className={`${field.control} ${styles.select}`}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={20} className={styles.selectSign} />
      </div>
    </div>
  );
};
