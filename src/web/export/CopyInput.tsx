import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { IconButton } from '../ui/controls/Button.tsx';
import * as styles from './exportMenu.css.ts';
import { exportMessages } from './exportMessages.ts';

interface CopyInputProps {
  readonly label: string;
  readonly text: string;
  /** The button's label. Default: copy the address. */
  readonly copyLabel?: string;
}

/** A text with a copy button; the text is selected instead where the browser denies access to the clipboard. */
export const CopyInput = ({ label, text, copyLabel }: CopyInputProps) => {
  const m = useMessages(exportMessages);
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(m.copied);
    } catch {
      field.current?.select();
      setStatus(m.notCopied);
    }
  };
  return (
    <>
      <div className={styles.copying}>
        <input
          ref={field}
          className={styles.address}
          readOnly
          value={text}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
        <IconButton label={copyLabel ?? m.copy} title={copyLabel ?? m.copy} onClick={() => void copy()}>
          <Copy aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <output className={styles.text}>{status}</output>
    </>
  );
};
