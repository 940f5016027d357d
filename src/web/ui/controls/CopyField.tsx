import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import * as styles from './CopyField.css.ts';
import * as field from './field.css.ts';

/** A text with a copy button, which selects it where the browser denies access to the clipboard. */
export const CopyField = ({
  label,
  value,
  copy,
  copied,
}: {
  readonly label: string;
  readonly value: string;
  /** The button's label before and after. */
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
      // The visitor copies the selected text.
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
