import '@testing-library/jest-dom/vitest';
import { basename } from 'node:path';
import type { Match } from '@kampdag/core/league/match/match';
import { allChannel, goalsChannel } from '@kampdag/core/live/channel/channel';
import { emptySelection } from '@kampdag/core/site/selection';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SliderCard } from '../../../src/web/app/slider/SliderCard.tsx';
import { connectionRow, skeletons } from '../../../src/web/match/live/page.css.ts';
import { MatchItem } from '../../../src/web/matches/MatchItem.tsx';
import { recordingFiles, recordingIn } from '../../core/live/cursor/matchesAtHand.ts';
import { stubResizeObserver } from '../../support/resizeObserver.ts';
import { isWhole, sampleOf } from '../../support/runs.ts';
import { matchId, openLivePage, startsAt } from './livePage.tsx';

beforeEach(() => {
  stubResizeObserver();
  Element.prototype.scrollIntoView = () => undefined;
  // What a browser draws while it is idle is drawn at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(performance, 'now');
});

/** Does something, and lets what it changes be told and drawn. */
const done = (run: () => void = () => undefined): Promise<void> =>
  act(async () => {
    run();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Has each message come a second after the one before it, as far as the page can tell: none of them is of a flood. */
const unhurried = (): (() => void) => {
  const now = performance.now.bind(performance);
  const ahead = { milliseconds: 0 };
  // No spy of the library: it would keep every one of a million calls.
  Object.defineProperty(performance, 'now', { value: () => now() + ahead.milliseconds, configurable: true });
  return () => {
    ahead.milliseconds += 1000;
  };
};

/** Milliseconds between two messages: of a match that long, none comes after the evening. */
const apart = 5000;

const toldAt = (number: number): Instant => Instant(startsAt + (number - 1) * apart);

/** The match in the slider, and in a list of the day. */
const elsewhere = (match: Match) => {
  const context = { now: osloWallTime(startsAt), selection: emptySelection, showsResults: () => true };
  return (
    <aside>
      <SliderCard match={match} context={context} isStop index={0} />
      <ul>
        <MatchItem match={match} context={context} caption={null} />
      </ul>
    </aside>
  );
};

/** Whether a part is of the visitor's way through the match, of the line to it, or of now. */
const isOwn = (part: Element): boolean =>
  ['data-travel', 'data-in-step', 'data-missed'].some((mark) => part.hasAttribute(mark)) ||
  part.localName === 'output' ||
  connectionRow.split(' ').every((name) => part.classList.contains(name));

const spoken = ['aria-label', 'aria-valuetext', 'alt', 'd'];

/** What a part says, in words and in what stands for words. */
const saidBy = (part: Element): string => {
  const said = spoken.map((name) => part.getAttribute(name) ?? '').join('');
  const within = [...part.childNodes].map((node) =>
    node instanceof Element ? (isOwn(node) ? '' : saidBy(node)) : node.textContent,
  );
  return [said, ...within].join('');
};

/** Lets what waits for an idle moment be drawn. */
const drawn = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) {
    // A tab's code may ask for more code, such as that of its tables.
    await act(() => vi.dynamicImportSettled());
    await done();
    if (document.querySelector(`[aria-busy="true"], .${skeletons}`) === null) return;
  }
};

/** All that the page says of the match, on each of its tabs, in its title, and in other places of the site. */
const saidNow = async (page: HTMLElement): Promise<readonly string[]> => {
  const said = [document.title];
  for (const tab of [...document.querySelectorAll('[role="tab"]')].toReversed()) {
    // The address takes the moment in while one presses: who is late presses again.
    for (let press = 0; press < 5 && tab.getAttribute('aria-selected') !== 'true'; press += 1) {
      await done(() => void fireEvent.mouseDown(tab));
    }
    await drawn();
    said.push(`${tab.textContent}: ${saidBy(page)}`);
  }
  return said;
};

const files = recordingFiles.filter(
  (file) => isWhole || /fixtures.*(basketball|handball|volleyball)-plain|corrections/.test(file),
);

describe.each(files.map((file) => [basename(file), file]))('the page of %s', (_, file) => {
  const { header, messages } = recordingIn(file);
  const bodies = messages.map(({ data }): object => Object.assign({}, data, { MatchId: matchId }));
  const numbers = sampleOf(
    bodies.map((__, index) => index + 1),
    3,
  );

  it('equals, at any moment and everywhere, a page whose channel ended there', {
    timeout: 1_800_000,
  }, async () => {
    const ended = new Map<number, readonly string[]>();
    const told = { count: 0 };
    const pass = unhurried();
    const options = { sport: header.sport, apart, toldAt: startsAt, beside: elsewhere };
    const page = await openLivePage({ ...options, history: [], now: startsAt });
    for (const number of numbers.toSorted((a, b) => a - b)) {
      await done(() => {
        for (; told.count < number; told.count += 1) {
          pass();
          page.time.now = toldAt(told.count + 1);
          for (const channel of [goalsChannel(matchId), allChannel(matchId)])
            page.channel.publish(channel, bodies[told.count], { timestamp: page.time.now });
        }
        // The tests' time has jumped: a clock that ticks by the real one looks anew.
        document.dispatchEvent(new Event('visibilitychange'));
      });
      ended.set(number, await saidNow(page.container));
    }
    cleanup();

    const traveller = await openLivePage({ ...options, history: bodies, now: toldAt(bodies.length) });
    const before = await saidNow(traveller.container);
    fireEvent.click(screen.getByRole('button', { name: 'Any moment' }));
    const slider = await screen.findByRole('slider');
    for (const number of numbers) {
      await done(() => void fireEvent.change(slider, { target: { value: String((number - 1) * apart) } }));
      expect(await saidNow(traveller.container), `after message ${number}`).toEqual(ended.get(number));
      expect(traveller.news()).toBe('');
    }
    fireEvent.click(screen.getByRole('button', { name: /Back to/ }));
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    expect(await saidNow(traveller.container)).toEqual(before);
  });
});
