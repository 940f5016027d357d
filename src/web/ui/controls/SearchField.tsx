import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hidden } from '../text/text.css.ts';
import * as field from './field.css.ts';
import * as styles from './SearchField.css.ts';

/** No name is longer. */
const longest = 80;

/** The debounce in milliseconds: browsers refuse an address that changes with every key. */
const rest = 200;

interface SearchFieldProps {
  readonly label: string;
  /** The label of the clear button. */
  readonly clear: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A labelled search field, debounced. */
export const SearchField = ({ label, clear, value, onSearch }: SearchFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed in another way: by a link, a button or history.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value.trim()) return undefined;
    const timer = setTimeout(() => onSearch(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={hidden}>
        {label}
      </label>
      <div className={styles.box}>
        <Search aria-hidden="true" size={20} className={styles.sign} />
        <input
          id={id}
          ref={input}
          type="search"
          className={styles.input}
          placeholder={label}
          value={typed}
          maxLength={longest}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed === '' ? null : (
          <button
            type="button"
            aria-label={clear}
            className={styles.clear}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" size={18} />
          </button>
        )}
      </div>
    </div>
  );
};
