import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { describe, expect, it } from 'vitest';
import { createPages, type Page } from '../../../src/server/page/pages.ts';
import { createTurns } from '../../../src/server/page/turns.ts';
import type { Visit } from '../../../src/server/page/visit.ts';
import { answersOf, plainRenderer, scriptedSource, setClock } from '../../support/serverUnderTest.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => Promise<void> | void;

const visit = (url: string): Visit => ({
  url,
  deployment: defaultDeployment,
  origin: 'http://localhost',
  language: 'en',
  theme: 'system',
  menu: 'drawer',
});

const pagesOn = (clock: ReturnType<typeof setClock>) =>
  createPages({
    front: {
      renderer: plainRenderer(),
      assetsOf: () => ({ styles: '', styleHash: '', scripts: '' }),
      guarded: true,
      close: () => Promise.resolve(),
    },
    answers: answersOf(scriptedSource(), clock.now),
    live: { kind: 'local' },
    reported: () => Promise.resolve(null),
    calls: {},
    now: clock.now,
    wait: () => new Promise(() => {}),
    pause: () => Promise.resolve(),
    turns: createTurns({ pause: () => Promise.resolve(), patience: () => new Promise(() => {}) }),
    onCrowd: () => {},
    onRendered: () => {},
    onFailure: () => {},
  });

/** A page that is made, held by nobody but the pages themselves. */
const made = async (pages: ReturnType<typeof pagesOn>, url: string): Promise<WeakRef<Page>> => {
  const page = pages.open(visit(url));
  await page.status;
  return new WeakRef(page);
};

/** Whether it is still held, once what is held by nobody has been let go. */
const isHeld = async (page: WeakRef<Page>): Promise<boolean> => {
  // What a WeakRef was asked for is held until the turn is over.
  await new Promise(setImmediate);
  await collectGarbage();
  return page.deref() !== undefined;
};

describe('pages that are kept', () => {
  it('are held for a second, and let go with the next page that is made after it', async () => {
    const clock = setClock();
    const pages = pagesOn(clock);
    const first = await made(pages, '/scoreboard');
    await made(pages, '/schedule');
    expect(await isHeld(first)).toBe(true);
    clock.advance(1_001);
    await made(pages, '/standings');
    expect(await isHeld(first)).toBe(false);
  });
});
