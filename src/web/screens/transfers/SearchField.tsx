import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { transfersMessages } from '../../i18n/messages/transfers.ts';
import { IconButton } from '../../ui/Button.tsx';
import * as styles from './SearchField.css.ts';

/** Narrows the list while one types. What stands in the field is the visitor's own until the address says otherwise. */
export const SearchField = ({
  value,
  onSearch,
}: {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}) => {
  const m = useMessages(transfersMessages);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: value, said: value });
  // Going back in history changes the address, and with it the field; an echo of what was typed does not.
  const shown = typed.said.trim() === value.trim() ? typed.text : value;
  const type = (text: string) => {
    setTyped({ text, said: text });
    onSearch(text);
  };
  return (
    <search className={styles.box}>
      <Search aria-hidden="true" size={20} className={styles.sign} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={m.search}
        placeholder={m.search}
        value={shown}
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
      />
      {shown === '' ? null : (
        <IconButton
          label={m.clear}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" size={20} />
        </IconButton>
      )}
    </search>
  );
};
