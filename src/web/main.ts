import { replayEarlyClicks } from './adapters/earlyClicks.ts';
import { firstPaint } from './adapters/firstPaint.ts';
import { reloadOnMissingChunk } from './adapters/missingChunks.ts';
import { preloadScreen } from './adapters/screenPreload.ts';
import { preloadPanel } from './app/shell/panels.ts';
import { addArrayCopies } from './startup/arrayCopies.ts';
import { sayStopped } from './startup/stoppedNote.ts';

/** Runs the site's code after first paint, so that it does not delay what the server rendered. */
const wake = async (root: HTMLElement): Promise<void> => {
  const clicks = replayEarlyClicks(document, window.earlyPresses?.());
  preloadScreen(window, () => {
    const waiting = clicks.waiting();
    for (const button of waiting) void preloadPanel(button);
    return waiting.length > 0;
  });
  await firstPaint(window, root);
  const { start } = await import('./start.tsx');
  await start(root, clicks);
};

addArrayCopies(Array.prototype);
reloadOnMissingChunk(window, import.meta.url, (...asked) => fetch(...asked));
const root = document.getElementById('root');
if (root !== null) wake(root).catch((error: unknown) => sayStopped(root, globalThis, error));
