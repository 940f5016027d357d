import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { IconButton } from '../controls/Button.tsx';
import { selectWhole } from '../controls/selectWhole.ts';
import * as styles from './CopyField.css.ts';
import { copyMessages } from './copyMessages.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** The button's label. */
  readonly copy: string;
}

/** A text with a copy button, which selects it where the browser denies access to the clipboard. */
export const CopyField = ({ label, value, copy }: CopyFieldProps) => {
  const m = useMessages(copyMessages);
  const input = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<{ readonly value: string; readonly outcome: string } | null>(null);
  const take = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setTried({ value, outcome: m.copied });
    } catch {
      input.current?.select();
      setTried({ value, outcome: m.notCopied });
    }
  };
  return (
    <>
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.text}
          readOnly
          value={value}
          aria-label={label}
          {...selectWhole}
        />
        <IconButton label={copy} title={copy} onClick={() => void take()}>
          <Copy aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <output className={styles.outcome}>{tried?.value === value ? tried.outcome : ''}</output>
    </>
  );
};
