import { keepEarlyClicks } from './adapters/earlyClicks.ts';
import { firstPaint } from './adapters/firstPaint.ts';
import { recoverLostFiles } from './adapters/lostFiles.ts';
import { yieldToBrowser } from './adapters/yieldToBrowser.ts';
import { laterModulesId } from './page.ts';

/** The browser reads what it knows of languages and time zones when it makes the first of each. */
const formatters: readonly (() => unknown)[] = [
  () => new Intl.Collator('nb'),
  () => new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', second: '2-digit' }),
];

/** How many modules are asked for in one task: on a slow phone asking for one takes two milliseconds. */
const askedAtOnce = 8;

/** Asks for the code of this page: none of it shares the line with what is painted first. */
const loadLaterModules = async (): Promise<void> => {
  const later = document.getElementById(laterModulesId);
  if (!(later instanceof HTMLTemplateElement)) return;
  while (later.content.childElementCount > 0) {
    await yieldToBrowser();
    document.head.append(...[...later.content.children].slice(0, askedAtOnce));
  }
};

/** Loads the site's code when the first view is painted: none of it delays what the server drew. */
const wake = async (root: HTMLElement): Promise<void> => {
  keepEarlyClicks(document);
  await firstPaint(window, root);
  // Each in a task of its own, none of them long.
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
