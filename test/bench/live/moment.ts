import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { type Seen, seenSince } from './watch.ts';

/** Keys that are pressed one after the other: every tenth leads from score to score. */
const presses = 30;

/** A pressed key, and how long after it the screen changed, in milliseconds. */
export interface KeySeen {
  readonly key: string;
  /** The place among the keys, from 1. */
  readonly place: number;
  /** Until the first paint. */
  readonly first: number;
  /** Until the last paint that changed something on the screen. */
  readonly drawn: number;
}

/** What going through a match cost its page, in milliseconds. */
export interface MomentsSeen {
  readonly keys: readonly KeySeen[];
  /** The main thread's processor time for a key, until the next one. */
  readonly busy: number;
  /** While an arrow key was held. */
  readonly held: Seen;
  /** From the last of the held keys to the last paint that changed something on the screen. */
  readonly heldDrawn: number;
  /** While the match played as fast as it was told. */
  readonly playing: Seen;
}

declare global {
  interface Window {
    momentWatch: { key: number; first: number | null; last: number | null };
  }
}

/** Notes each key, and the paints after it that changed something on the screen. */
const watchPaints = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Window['momentWatch'] = { key: 0, first: null, last: null };
    window.momentWatch = seen;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        Object.assign(seen, { key: timeStamp, first: null, last: null });
      },
      { capture: true },
    );
    new MutationObserver((records) => {
      const nodes = new Set(
        records.flatMap(({ target, addedNodes }) => (addedNodes.length > 0 ? [...addedNodes] : [target])),
      );
      requestAnimationFrame(() => {
        const isOnScreen = [...nodes].some((node) => {
          const element = node instanceof Element ? node : node.parentElement;
          // To ask for the box of what the browser leaves out of sight would have it laid out: a cost of the watch, not of the page.
          if (element?.checkVisibility({ contentVisibilityAuto: true }) !== true) return false;
          const box = element.getBoundingClientRect();
          return box.bottom > 0 && box.top < innerHeight && box.height > 0;
        });
        if (!isOnScreen) return;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          seen.last = performance.now() - seen.key;
          seen.first ??= seen.last;
        });
        port1.start();
        port2.postMessage(null);
      });
    }).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      // Links take the moment in later, which nobody sees.
      attributeFilter: ['class', 'style', 'd', 'transform', 'width', 'x', 'y'],
    });
  });

const paints = (page: Page): Promise<Window['momentWatch']> => page.evaluate(() => window.momentWatch);

/** Goes through the match of an open live page by keys, one after the other and held, and has it played as fast as it was told. */
export const watchMoments = async (
  page: Page,
  cdp: CDPSession,
  busyOf: (cdp: CDPSession) => Promise<number>,
): Promise<MomentsSeen> => {
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').focus();
  // The page of an ended match asks for the result within ten seconds: no key waits for that but in those.
  await delay(12_000);
  await watchPaints(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const keys: KeySeen[] = [];
  const before = await busyOf(cdp);
  for (let press = 0; press < presses; press += 1) {
    const key = press % 10 === 9 ? 'Shift+ArrowLeft' : 'ArrowLeft';
    await page.keyboard.press(key);
    await delay(700);
    const { first, last } = await paints(page);
    if (first !== null && last !== null) keys.push({ key, place: press + 1, first, drawn: last });
  }
  const busy = ((await busyOf(cdp)) - before) / presses;
  await seenSince(page);
  for (let press = 0; press < 45; press += 1) {
    await page.keyboard.down('ArrowLeft');
    await delay(33);
  }
  await page.keyboard.up('ArrowLeft');
  await delay(1000);
  const heldDrawn = (await paints(page)).last ?? Number.NaN;
  const held = await seenSince(page);
  await page.getByText('1×', { exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await delay(1000);
  await seenSince(page);
  await delay(10_000);
  return { keys, busy, held, heldDrawn, playing: await seenSince(page) };
};
