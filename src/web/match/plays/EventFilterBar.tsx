import { Item as Toggle, Root as ToggleGroup } from '@radix-ui/react-toggle-group';
import { Check, RotateCcw, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { EventKind, LiveMessages } from '../../i18n/messages/live.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './filter.css.ts';
import type { Preset } from './filter.ts';

interface EventFilterBarProps {
  readonly messages: LiveMessages['filter'];
  readonly types: readonly { readonly type: EventKind; readonly text: string }[];
  readonly chosen: readonly EventKind[];
  readonly onChoose: (types: readonly string[]) => void;
  /** Null for a custom selection. */
  readonly preset: Preset | null;
  /** Whether key events are a subset of all. */
  readonly hasPresets: boolean;
  readonly onPreset: (preset: Preset) => void;
}

const presets: readonly Preset[] = ['key', 'all'];

/** Key events or all; and a button, with the number shown, that opens the list of kinds. */
export const EventFilterBar = (props: EventFilterBarProps) => {
  const { messages: m, types, chosen, onChoose, preset, hasPresets, onPreset } = props;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.filter}>
      <div className={styles.bar}>
        {hasPresets ? (
          <ToggleGroup
            type="single"
            aria-label={m.presets}
            className={styles.presets}
            value={preset ?? ''}
            onValueChange={(value) => onPreset(value === 'all' ? 'all' : 'key')}
          >
            {presets.map((one) => (
              <Toggle key={one} value={one} className={styles.preset}>
                {m[one]}
              </Toggle>
            ))}
          </ToggleGroup>
        ) : null}
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={16} />
          {m.open}
          <span aria-hidden="true" className={styles.count}>
            {chosen.length}/{types.length}
          </span>
          <span className={hidden}>, {m.shown(chosen.length, types.length)}</span>
        </button>
      </div>
      {isOpen ? (
        <ToggleGroup
          type="multiple"
          id={panel}
          aria-label={m.label}
          className={styles.kinds}
          value={[...chosen]}
          onValueChange={onChoose}
          onKeyDown={closeByKey}
        >
          {types.map(({ type, text }) => (
            <Toggle key={type} value={type} className={styles.toggle}>
              <Check aria-hidden="true" className={styles.check} />
              {text}
            </Toggle>
          ))}
          {preset === 'key' ? null : (
            <button type="button" className={styles.reset} onClick={() => onPreset('key')}>
              <RotateCcw aria-hidden="true" size={16} />
              {m.reset}
            </button>
          )}
        </ToggleGroup>
      ) : null}
    </div>
  );
};
