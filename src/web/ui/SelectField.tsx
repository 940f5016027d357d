import * as Select from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import * as styles from './field.css.ts';

/** Something to choose. */
export interface Choosable<V extends string> {
  readonly value: V;
  readonly label: string;
}

/** A labelled list of which one is chosen. */
export const SelectField = <V extends string>({
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
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Select.Root
        value={value ?? ''}
        onValueChange={(chosen) => {
          const found = options.find((option) => option.value === chosen);
          if (found !== undefined) onChoose(found.value);
        }}
        disabled={disabled}
      >
        <Select.Trigger className={styles.control} aria-labelledby={`${id} ${id}-value`}>
          <span id={`${id}-value`} className={styles.value}>
            <Select.Value placeholder={placeholder} />
          </span>
          <Select.Icon asChild>
            <ChevronDown aria-hidden="true" size={20} />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={4}
            className={`${styles.popup} ${styles.asWide}`}
            aria-labelledby={id}
          >
            <Select.Viewport>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} className={styles.option}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator className={styles.check}>
                    <Check aria-hidden="true" size={18} />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </div>
  );
};
