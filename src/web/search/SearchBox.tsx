import { entryKey, type SearchEntry } from '@kampdag/core/search/searchEntry';
import { toggleFollowed } from '@kampdag/core/site/followed';
import { useCombobox } from 'downshift';
import { CalendarDays, Search, Trophy, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useFollowed } from '../context/followed.ts';
import { useViewing } from '../context/services.ts';
import type { Format } from '../i18n/format.ts';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { IconButton } from '../ui/controls/Button.tsx';
import { Avatar } from '../ui/identity/Avatar.tsx';
import { TeamCrest } from '../ui/identity/TeamCrest.tsx';
import { FederationName } from '../ui/text/FederationName.tsx';
import { hidden } from '../ui/text/text.css.ts';
import { followableOf, isOnStar, ResultStar } from './ResultStar.tsx';
import * as styles from './Search.css.ts';
import { searchMessages } from './searchMessages.ts';
import type { Results } from './useResults.ts';

const Sign = ({ entry }: { readonly entry: SearchEntry }) => {
  switch (entry.kind) {
    case 'team':
      return <TeamCrest name={entry.name} />;
    case 'player':
      return <Avatar src={null} name={entry.name} size={28} />;
    case 'league':
      return <Trophy aria-hidden="true" size={22} />;
    case 'match':
      return <CalendarDays aria-hidden="true" size={22} />;
    default:
      return entry satisfies never;
  }
};

/** What tells entries of the same name apart: team, league, and the day of a match. */
const contextText = (entry: SearchEntry, format: Format): string => {
  switch (entry.kind) {
    case 'league':
      return '';
    case 'team':
      return entry.league.name;
    case 'player':
      return [entry.team, entry.league.name].filter((text) => text !== '').join(' · ');
    case 'match': {
      const { date, start } = entry.match;
      const day = date === null ? null : `${format.shortWeekday(date)} ${format.date(date)}`;
      return [day, start === null ? null : format.time(start), entry.league.name]
        .filter((text) => text !== null)
        .join(' · ');
    }
    default:
      return entry satisfies never;
  }
};

const SearchRow = ({ entry }: { readonly entry: SearchEntry }) => {
  const context = contextText(entry, useFormat());
  const { hidesResults } = useViewing();
  const thing = followableOf(entry);
  const goals = entry.kind === 'match' && !hidesResults ? entry.match.goals : null;
  return (
    <>
      <span className={styles.sign}>
        <Sign entry={entry} />
      </span>
      <span className={styles.words}>
        <FederationName name={entry.name} className={styles.name} />
        {context === '' ? null : <span className={styles.context}>{context}</span>}
      </span>
      {thing === null ? null : <ResultStar thing={thing} />}
      {goals === null ? null : (
        <span className={styles.goals}>
          {goals.home}–{goals.away}
        </span>
      )}
    </>
  );
};

/** No name is longer. */
const longest = 80;

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape, ItemClick } = useCombobox.stateChangeTypes;

interface SearchBoxProps {
  /** Null: loading or failed; `children` say which. */
  readonly results: Results | null;
  readonly onType: (text: string) => void;
  readonly onChoose: (entry: SearchEntry, inNewTab: boolean) => void;
  /** The close button. */
  readonly closing: ReactNode;
  readonly children: ReactNode;
}

/** The search field and its results: a combobox with a grouped listbox (WAI-ARIA). */
export const SearchBox = ({ results, onType, onChoose, closing, children }: SearchBoxProps) => {
  const m = useMessages(searchMessages);
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isNewTab, setIsNewTab] = useState(false);
  const headings = { ...m.kinds, followed: m.followed, recent: m.recent, near: m.near };
  const groups = results?.groups ?? [];
  const items = groups.flatMap(({ entries }) => entries);
  const {
    highlightedIndex,
    getInputProps,
    getItemProps,
    getMenuProps,
    getLabelProps,
    inputValue,
    setInputValue,
  } = useCombobox<SearchEntry>({
    items,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (entry) => entry?.name ?? '',
    itemToKey: (entry) => (entry === null ? null : entryKey(entry)),
    onInputValueChange: ({ inputValue: text }) => onType(text),
    onStateChange: ({ type, selectedItem }) => {
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem)
        onChoose(selectedItem, isNewTab);
    },
    stateReducer: (state, { changes, type }) =>
      type === InputBlur || type === InputKeyDownEscape || type === InputKeyDownEnter || type === ItemClick
        ? { ...changes, inputValue: state.inputValue, highlightedIndex: state.highlightedIndex }
        : changes,
  });
  const { change } = useFollowed();
  /** The star of a result follows it; anything else of it opens it. */
  const press = (entry: SearchEntry) => (event: MouseEvent) => {
    const thing = isOnStar(event.target) ? followableOf(entry) : null;
    if (thing === null) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    change(toggleFollowed(thing));
  };
  const noteModifier = (event: { readonly metaKey: boolean; readonly ctrlKey: boolean }) =>
    setIsNewTab(event.metaKey || event.ctrlKey);
  const placeOf = new Map(items.map((entry, index) => [entry, index]));
  return (
    <>
      <div className={styles.bar}>
        <Search aria-hidden="true" size={20} className={styles.barSign} />
        <label {...getLabelProps()} className={hidden}>
          {m.label}
        </label>
        <input
          {...getInputProps({ ref: setInput, onKeyDown: noteModifier })}
          className={styles.input}
          placeholder={m.placeholder}
          maxLength={longest}
          spellCheck={false}
          autoCapitalize="none"
          enterKeyHint="go"
        />
        {inputValue === '' ? null : (
          <IconButton
            label={m.clear}
            onClick={() => {
              setInputValue('');
              input?.focus();
            }}
          >
            <X aria-hidden="true" size={18} />
          </IconButton>
        )}
        {closing}
      </div>
      {children}
      <div
        {...getMenuProps({ 'aria-label': m.results, 'aria-labelledby': undefined })}
        className={styles.list}
      >
        {groups.map(({ title, entries, more }) => (
          <fieldset key={title} aria-labelledby={`${id}${title}`} className={styles.group}>
            <div id={`${id}${title}`} className={styles.groupTitle}>
              {headings[title]}
            </div>
            {entries.map((entry) => {
              const index = placeOf.get(entry) ?? -1;
              return (
                <div
                  key={entryKey(entry)}
                  {...getItemProps({ item: entry, index, onMouseDown: noteModifier, onClick: press(entry) })}
                  className={styles.option}
                  data-highlighted={index === highlightedIndex ? '' : undefined}
                >
                  <SearchRow entry={entry} />
                </div>
              );
            })}
            {more === 0 ? null : <div className={styles.note}>{m.more(more)}</div>}
          </fieldset>
        ))}
      </div>
    </>
  );
};
