import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { copyMessages } from './copyMessages.ts';

/** What is shared: a page of the site. */
export interface Shared {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
  /** What is told of it beside its address, as far as the visitor's own settings show it; null for nothing. */
  readonly text: string | null;
}

/** Milliseconds for which it is said what became of sharing. */
const saidFor = 4_000;

/** Whether the visitor closed the share sheet, which is an answer and no failure. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the browser's own share sheet, or copies the address where there is none or it is refused. */
const shareOrCopy = async ({ path, title, text }: Shared): Promise<'shared' | 'copied' | 'failed'> => {
  const url = new URL(path, location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url, ...(text === null ? {} : { text }) });
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
};

/** Shares a page, and what became of it in words; null where the browser's sheet says it itself. */
export const useShare = (): { readonly share: (what: Shared) => void; readonly said: string | null } => {
  const m = useMessages(copyMessages);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  const share = useCallback(
    (what: Shared) =>
      void shareOrCopy(what).then((outcome) => {
        setSaid(outcome === 'shared' ? null : outcome === 'copied' ? m.linkCopied : m.linkNotCopied);
        return outcome;
      }),
    [m],
  );
  return { share, said };
};
