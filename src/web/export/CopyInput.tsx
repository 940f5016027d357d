import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { IconButton } from '../ui/controls/Button.tsx';
import * as styles from './exportMenu.css.ts';
import { takeawayMessages } from './exportMessages.ts';

interface CopyAddressProps {
  readonly label: string;
  readonly text: string;
  /** The button's label. Default: copy the address. */
  readonly copyLabel?: string;
}

/** A text with a copy button; the text is selected instead where the browser denies access to the clipboard. */
export const CopyAddress = ({ label, text, copyLabel }: CopyAddressProps) => {
  const m = useMessages(takeawayMessages);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(m.copied);
    } catch {
      field.current?.select();
      setSaid(m.notCopied);
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
      <output className={styles.text}>{said}</output>
    </>
  );
};
