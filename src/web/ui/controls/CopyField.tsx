import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import * as styles from './CopyField.css.ts';
import * as field from './field.css.ts';

/** A text to be taken along: a press copies it, or selects it where the browser refuses to. */
export const CopyField = ({
  label,
  value,
  copy,
  copied,
}: {
  readonly label: string;
  readonly value: string;
  /** What the button says before and after. */
  readonly copy: string;
  readonly copied: string;
}) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const isTaken = taken === value;
  const take = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setTaken(value);
    } catch {
      // It is selected: the visitor copies it.
      setTaken(null);
    }
  };
  const Sign = isTaken ? Check : Copy;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.text}
          value={value}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button quiet onClick={() => void take()}>
          <Sign aria-hidden="true" size={18} />
          <span aria-live="polite">{isTaken ? copied : copy}</span>
        </Button>
      </div>
    </div>
  );
};
