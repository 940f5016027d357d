import { keepEarlyClicks } from './adapters/earlyClicks.ts';
import { firstPaint } from './adapters/firstPaint.ts';
import { recoverLostFiles } from './adapters/lostFiles.ts';
import { yieldToBrowser } from './adapters/yieldToBrowser.ts';
import { laterModulesId } from './page.ts';

/** The browser loads its language and time zone data on the first use of each. */
const formatters: readonly (() => unknown)[] = [
  () => new Intl.Collator('nb'),
  () => new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', second: '2-digit' }),
];

/** Modules requested per task: on a slow phone each request takes two milliseconds. */
const askedAtOnce = 8;

/** Requests this page's modules after first paint, so that they do not compete with it for bandwidth. */
const loadLaterModules = async (): Promise<void> => {
  const later = document.getElementById(laterModulesId);
  if (!(later instanceof HTMLTemplateElement)) return;
  while (later.content.childElementCount > 0) {
    await yieldToBrowser();
    document.head.append(...[...later.content.children].slice(0, askedAtOnce));
  }
};

/** Loads the site's code after first paint, so that it does not delay what the server rendered. */
const wake = async (root: HTMLElement): Promise<void> => {
  keepEarlyClicks(document);
  await firstPaint(window, root);
  // Each in a task of its own, to keep every task short.
  await loadLaterModules();
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

recoverLostFiles(window, import.meta.url, (...asked) => fetch(...asked));
const root = document.getElementById('root');
if (root !== null) void wake(root);
