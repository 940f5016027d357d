import { shortSeasonName } from '@kampdag/core/league/season/season';
import { entryKey, type SearchEntry, searchKinds } from '@kampdag/core/search/searchEntry';
import type { SearchIndex } from '@kampdag/core/search/searchIndex';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWallTime } from '../context/now.ts';
import { useChoice } from '../context/selection.ts';
import { useServices } from '../context/services.ts';
import { useKept } from '../context/useKept.ts';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { CallFailure } from '../machines/CallFailure.tsx';
import { below } from '../theme/breakpoints.ts';
import { IconButton } from '../ui/controls/Button.tsx';
import { returnFocus } from '../ui/returnFocus.ts';
import { hidden } from '../ui/text/text.css.ts';
import { useMedia } from '../ui/useMedia.ts';
import { Skeleton } from '../ui/waiting/Skeleton.tsx';
import * as styles from './Search.css.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchMessages } from './searchMessages.ts';
import { searchPath } from './searchPath.ts';
import { useResults, useSearchIndex } from './useResults.ts';

/** Maximum number of recent entries. */
const most = 6;

const readKeys = (text: string | null): readonly string[] =>
  text === null ? [] : text.split(' ').filter((key) => /^[a-z]+:\d+$/.test(key));

/** The keys of the visitor's recent results, newest first, and a function to add one; stored on the device. */
const useRecentEntries = (): {
  readonly recent: readonly string[];
  readonly remember: (key: string) => void;
} => {
  const { deployment } = useServices();
  const [text, keep] = useKept(`found.${deployment.id}`);
  const recent = useMemo(() => readKeys(text), [text]);
  const remember = useCallback(
    (key: string) => keep([key, ...recent.filter((each) => each !== key)].slice(0, most).join(' ')),
    [recent, keep],
  );
  return { recent, remember };
};

const NothingFound = ({
  query,
  index,
  season,
}: {
  readonly query: string;
  readonly index: SearchIndex | null;
  /** The name of the season that was searched. */
  readonly season: string;
}) => {
  const m = useMessages(searchMessages);
  const format = useFormat();
  const among = searchKinds.map((kind) => {
    const count = index?.entries.filter((entry) => entry.kind === kind).length ?? 0;
    return `${m.kinds[kind]} ${format.number(count)}`;
  });
  return (
    <output className={styles.nothing}>
      <span className={styles.nothingTitle}>{m.nothing(query)}</span>
      <span className={styles.nothingText}>{m.nothingHint}</span>
      <span className={styles.nothingText}>{m.searched(shortSeasonName(season), among.join(' · '))}</span>
    </output>
  );
};

interface VisiblePart {
  readonly top: number;
  readonly height: number;
}

/** The part of the window that no keyboard covers; null where the browser does not report it. */
const useVisualViewport = (): VisiblePart | null => {
  const [part, setPart] = useState<VisiblePart | null>(null);
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const read = () => setPart({ top: visualViewport.offsetTop, height: visualViewport.height });
    read();
    visualViewport.addEventListener('resize', read);
    visualViewport.addEventListener('scroll', read);
    return () => {
      visualViewport.removeEventListener('resize', read);
      visualViewport.removeEventListener('scroll', read);
    };
  }, []);
  return part;
};

const Waiting = ({ label }: { readonly label: string }) => (
  <output className={styles.rows} aria-label={label}>
    <Skeleton height="44px" />
    <Skeleton height="44px" />
    <Skeleton height="44px" />
  </output>
);

/** The search's data; mounted inside the panel, so that nothing is fetched before it opens. */
const SearchPanel = ({ onDone }: { readonly onDone: () => void }) => {
  const m = useMessages(searchMessages);
  const navigate = useNavigate();
  const { seasons, failure, retry } = useChoice();
  const now = useWallTime();
  const season = seasons?.[0] ?? null;
  const searchable = useSearchIndex(season?.seasonId ?? null);
  const { recent, remember } = useRecentEntries();
  const [typed, setTyped] = useState('');
  const results = useResults(searchable.index, typed, recent);
  const choose = (entry: SearchEntry, inNewTab: boolean) => {
    remember(entryKey(entry));
    const path = searchPath(entry, now);
    if (inNewTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
    onDone();
  };
  const failed =
    searchable.view.state === 'failed'
      ? { why: searchable.view.failure, again: searchable.retry }
      : season === null && failure !== null
        ? { why: failure.failure, again: retry }
        : null;
  const isEmpty = seasons !== null && season === null;
  const isWaiting = results === null && failed === null && !isEmpty;
  const isNothing = results !== null && results.total === 0;
  return (
    <SearchBox
      results={results}
      onType={setTyped}
      onChoose={choose}
      closing={
        <Dialog.Close asChild>
          <IconButton label={m.close}>
            <X aria-hidden="true" size={24} />
          </IconButton>
        </Dialog.Close>
      }
    >
      <output className={hidden}>
        {results === null || results.query === '' || isNothing ? '' : m.count(results.total)}
      </output>
      {failed === null ? null : (
        <CallFailure title={m.failed} failure={failed.why} onRetry={failed.again} busy={searchable.busy} />
      )}
      {isEmpty ? <p className={styles.note}>{m.noSeason}</p> : null}
      {isWaiting ? <Waiting label={m.loading} /> : null}
      {isNothing && results.query === '' ? <p className={styles.note}>{m.hint}</p> : null}
      {isNothing && results.query !== '' ? (
        <NothingFound query={results.query} index={searchable.index} season={season?.name ?? ''} />
      ) : null}
      {searchable.isGathering ? <p className={styles.note}>{m.gathering}</p> : null}
    </SearchBox>
  );
};

const closed = { open: false, opener: null };

interface SearchDialogProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The search of the whole site, over any page. */
export const SearchDialog = ({ open, onOpen }: SearchDialogProps) => {
  const { title } = useMessages(searchMessages);
  const part = useVisualViewport();
  const isPhone = useMedia(below('sm'));
  // When it mounts, its field already has the focus.
  const [seen, setSeen] = useState<{ readonly open: boolean; readonly opener: Element | null }>(closed);
  if (seen.open !== open) setSeen({ open, opener: open ? document.activeElement : seen.opener });
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(seen.opener instanceof HTMLElement ? seen.opener : null);
          }}
          style={isPhone && part !== null ? { top: part.top, height: part.height } : undefined}
        >
          <Dialog.Title className={hidden}>{title}</Dialog.Title>
          <SearchPanel onDone={() => onOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
