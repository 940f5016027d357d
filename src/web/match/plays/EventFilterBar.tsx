import type { LiveEventType } from '@kampdag/core/live/event';
import { Item as Toggle, Root as ToggleGroup } from '@radix-ui/react-toggle-group';
import { Check, RotateCcw } from 'lucide-react';
import * as styles from './filter.css.ts';

interface EventFilterBarProps {
  readonly label: string;
  readonly types: readonly { readonly type: LiveEventType; readonly text: string }[];
  readonly chosen: readonly LiveEventType[];
  readonly onChoose: (types: readonly string[]) => void;
  readonly resetLabel: string;
  /** Null while the filter is the default. */
  readonly onReset: (() => void) | null;
}

/** The types of event to choose from, any number of them. */
export const EventFilterBar = (props: EventFilterBarProps) => {
  const { label, types, chosen, onChoose, resetLabel, onReset } = props;
  return (
    <div className={styles.bar}>
      <ToggleGroup
        type="multiple"
        aria-label={label}
        className={styles.group}
        value={[...chosen]}
        onValueChange={onChoose}
      >
        {types.map(({ type, text }) => (
          <Toggle key={type} value={type} className={styles.toggle}>
            <Check aria-hidden="true" className={styles.check} />
            {text}
          </Toggle>
        ))}
      </ToggleGroup>
      {onReset === null ? null : (
        <button type="button" className={styles.reset} onClick={onReset}>
          <RotateCcw aria-hidden="true" size={16} />
          {resetLabel}
        </button>
      )}
    </div>
  );
};
