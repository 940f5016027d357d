import { replayEarlyClicks } from './adapters/earlyClicks.ts';
import { firstPaint } from './adapters/firstPaint.ts';
import { reloadOnMissingChunk } from './adapters/missingChunks.ts';
import { laterFilesId } from './page.ts';
import { addArrayCopies } from './startup/arrayCopies.ts';
import { sayStopped } from './startup/stoppedNote.ts';

/**
 * A link that preloads a module, or a disabled one for a style sheet that is inlined already: it loads nothing, but Vite's loader looks
 * for it before it fetches that sheet for a chunk.
 */
const linkOf = (address: string): HTMLLinkElement => {
  const isSheet = address.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.toggleAttribute('disabled', isSheet);
  link.fetchPriority = 'low';
  link.href = address;
  return link;
};

/** Requests this page's modules after first paint, so that they do not compete with it for bandwidth. */
const loadLaterFiles = (): void => {
  const later = document.getElementById(laterFilesId);
  const addresses = later instanceof HTMLTemplateElement ? (later.content.textContent ?? '') : '';
  document.head.append(...addresses.split(' ').filter(Boolean).map(linkOf));
};

/** Loads the site's code after first paint, so that it does not delay what the server rendered. */
const wake = async (root: HTMLElement): Promise<void> => {
  const clicks = replayEarlyClicks(document);
  await firstPaint(window, root);
  loadLaterFiles();
  const { start } = await import('./start.tsx');
  await start(root, clicks.waiting());
};

addArrayCopies(Array.prototype);
reloadOnMissingChunk(window, import.meta.url, (...asked) => fetch(...asked));
const root = document.getElementById('root');
if (root !== null) wake(root).catch((error: unknown) => sayStopped(root, globalThis, error));
