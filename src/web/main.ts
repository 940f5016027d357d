import { replayEarlyClicks } from './adapters/earlyClicks.ts';
import { firstPaint } from './adapters/firstPaint.ts';
import { reloadOnMissingChunk } from './adapters/missingChunks.ts';
import { yieldToBrowser } from './adapters/yieldToBrowser.ts';
import { laterFilesId } from './page.ts';

/** The browser loads its language and time zone data on the first use of each: here the federation's, as `core/nameOrder.ts` sorts. */
const formatters: readonly (() => unknown)[] = [
  () => new Intl.Collator('nb'),
  () => new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', second: '2-digit' }),
];

/** Milliseconds after which requests go on in a task of their own: on a slow phone each takes several. */
const longestTask = 10;

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
const loadLaterFiles = async (): Promise<void> => {
  const later = document.getElementById(laterFilesId);
  const addresses = later instanceof HTMLTemplateElement ? (later.content.textContent ?? '') : '';
  const links = addresses.split(' ').filter(Boolean).map(linkOf);
  let began = Number.NEGATIVE_INFINITY;
  for (const link of links) {
    if (performance.now() - began > longestTask) {
      await yieldToBrowser();
      began = performance.now();
    }
    document.head.append(link);
  }
};

/** Loads the site's code after first paint, so that it does not delay what the server rendered. */
const wake = async (root: HTMLElement): Promise<void> => {
  replayEarlyClicks(document);
  await firstPaint(window, root);
  // Each in a task of its own, to keep every task short.
  await loadLaterFiles();
  for (const make of formatters) {
    await yieldToBrowser();
    make();
  }
  await import('./reactDom.ts');
  await yieldToBrowser();
  const { readPageData } = await import('./adapters/startingData.ts');
  await yieldToBrowser();
  const data = await readPageData(document, (...asked) => fetch(...asked));
  await yieldToBrowser();
  const { start } = await import('./start.tsx');
  await yieldToBrowser();
  await start(root, data);
};

reloadOnMissingChunk(window, import.meta.url, (...asked) => fetch(...asked));
const root = document.getElementById('root');
if (root !== null) void wake(root);
