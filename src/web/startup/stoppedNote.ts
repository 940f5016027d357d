import { stoppedNoteId } from '../page.ts';

/** What the site's scripts need, and whether a browser has it: all of it in the oldest browsers of the README. */
const needed: readonly (readonly [name: string, isThere: (page: typeof globalThis) => boolean])[] = [
  ['AbortSignal.timeout', (page) => 'timeout' in page.AbortSignal],
  ['Array.prototype.findLast', (page) => 'findLast' in page.Array.prototype],
  ['BroadcastChannel', (page) => 'BroadcastChannel' in page],
  ['Error.cause', (page) => 'cause' in new page.Error('', { cause: null })],
  ['IntersectionObserver', (page) => 'IntersectionObserver' in page],
  ['Object.hasOwn', (page) => 'hasOwn' in page.Object],
  ['ResizeObserver', (page) => 'ResizeObserver' in page],
  ['String.prototype.at', (page) => 'at' in page.String.prototype],
];

/** The site's own texts are not loaded where this is shown; the document's language is known. */
const words = {
  en: {
    lacks: (names: string) =>
      `Links work, but nothing updates: this browser lacks ${names}. A newer browser shows everything.`,
    stopped: (error: string) => `Links work, but nothing updates: the page's scripts stopped (${error}).`,
  },
  nb: {
    lacks: (names: string) =>
      `Lenkene virker, men ingenting oppdateres: nettleseren mangler ${names}. En nyere nettleser viser alt.`,
    stopped: (error: string) => `Lenkene virker, men ingenting oppdateres: sidens skript stoppet (${error}).`,
  },
} as const;

/** Whether a file could not be loaded: the page is being left, or the network is away. */
const isFailedLoad = (error: unknown): boolean =>
  error instanceof TypeError && /\bmodule\b/.test(error.message);

/** Says before the page's root why its scripts do not run, naming what the browser lacks; not where only a file could not be loaded. */
export const sayStopped = (root: HTMLElement, page: typeof globalThis, error: unknown): void => {
  const { ownerDocument: document } = root;
  if (isFailedLoad(error) || document.getElementById(stoppedNoteId) !== null) return;
  const { lacks, stopped } = words[document.documentElement.lang === 'en' ? 'en' : 'nb'];
  const missing = needed.filter(([, isThere]) => !isThere(page)).map(([name]) => name);
  const note = document.createElement('p');
  note.id = stoppedNoteId;
  note.role = 'alert';
  note.textContent = missing.length === 0 ? stopped(String(error)) : lacks(missing.join(', '));
  root.before(note);
};
