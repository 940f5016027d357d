import '@testing-library/jest-dom/vitest';
import { basename } from 'node:path';
import type { Match } from '@kampdag/core/league/match/match';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { emptySelection } from '@kampdag/core/site/selection';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SliderCard } from '../../../src/web/app/slider/SliderCard.tsx';
import { connectionRow, skeletons } from '../../../src/web/match/live/page.css.ts';
import { MatchItem } from '../../../src/web/matches/MatchItem.tsx';
import { stubLayout } from '../../support/layout.ts';
import { recordingFiles, recordingIn } from '../../support/recorded/recordings.ts';
import { isWhole, sampleOf } from '../../support/runs.ts';
import { matchId, openLivePage, startsAt } from './livePage.tsx';

beforeEach(() => {
  stubLayout();
  // Idle work runs at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(performance, 'now');
});

/** Acts, then waits for messages and renders. */
const done = (run: () => void = () => undefined): Promise<void> =>
  act(async () => {
    run();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Spaces messages a second apart for the page, so that none counts as a flood. */
const unhurried = (): (() => void) => {
  const now = performance.now.bind(performance);
  const ahead = { milliseconds: 0 };
  // Not a spy, which would keep a million calls.
  Object.defineProperty(performance, 'now', { value: () => now() + ahead.milliseconds, configurable: true });
  return () => {
    ahead.milliseconds += 1000;
  };
};

/** Milliseconds to wait for the scrub bar: a limit against hanging, as whole recordings keep a machine busy. */
const patience = 60_000;

/** Milliseconds between messages, short enough for a match to end in the evening. */
const apart = 5000;

const toldAt = (number: number): Instant => Instant(startsAt + (number - 1) * apart);

/** The match in the slider and in a day's list. */
const elsewhere = (match: Match) => {
  const context = { now: osloWallTime(startsAt), selection: emptySelection, showsResults: () => true };
  return (
    <aside>
      <SliderCard match={match} context={context} isStop />
      <ul>
        <MatchItem match={match} context={context} caption={null} />
      </ul>
    </aside>
  );
};

/** Whether a part belongs to the scrub bar, the connection or the present: the state's chip says Replay of a past moment. */
const isOwn = (part: Element): boolean =>
  part.getAttribute('data-state') === 'true' ||
  ['data-scrub', 'data-in-step', 'data-missed'].some((mark) => part.hasAttribute(mark)) ||
  part.localName === 'output' ||
  connectionRow.split(' ').every((name) => part.classList.contains(name));

const spoken = ['aria-label', 'aria-valuetext', 'alt', 'd'];

/** The text of a part, with labels that stand for text. */
const saidBy = (part: Element): string => {
  const said = spoken.map((name) => part.getAttribute(name) ?? '').join('');
  const within = [...part.childNodes].map((node) =>
    node instanceof Element ? (isOwn(node) ? '' : saidBy(node)) : node.textContent,
  );
  return [said, ...within].join('');
};

/** Renders idle work. */
const drawn = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) {
    // A tab's code may import more, such as its tables.
    await act(() => vi.dynamicImportSettled());
    await done();
    if (document.querySelector(`[aria-busy="true"], .${skeletons.replaceAll(' ', '.')}`) === null) return;
  }
};

/** The page's texts about the match on every tab, in the title and elsewhere on the site. */
const saidNow = async (page: HTMLElement): Promise<readonly string[]> => {
  const said = [document.title];
  for (const tab of [...document.querySelectorAll('[role="tab"]')].toReversed()) {
    // The address changes asynchronously and may undo a press, so press again.
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
        // The fake time jumped; becoming visible resets clocks that tick by the real one.
        document.dispatchEvent(new Event('visibilitychange'));
      });
      ended.set(number, await saidNow(page.container));
    }
    cleanup();

    const scrubbed = await openLivePage({ ...options, history: bodies, now: toldAt(bodies.length) });
    const before = await saidNow(scrubbed.container);
    fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
    const slider = await screen.findByRole('slider', {}, { timeout: patience });
    for (const number of numbers) {
      await done(() => void fireEvent.change(slider, { target: { value: String((number - 1) * apart) } }));
      expect(await saidNow(scrubbed.container), `after message ${number}`).toEqual(ended.get(number));
      expect(scrubbed.news()).toBe('');
    }
    fireEvent.click(screen.getByRole('button', { name: /Back to/ }));
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull(), { timeout: patience });
    expect(await saidNow(scrubbed.container)).toEqual(before);
  });
});
