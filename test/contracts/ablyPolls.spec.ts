import { MatchId } from '@kampdag/core/ids';
import { allChannel, type ChannelSignal } from '@kampdag/core/live/wire/channel';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createCollector } from '../support/collector.ts';
import type { UpgradeFate } from '../support/line.ts';
import { describeLiveChannel, type LiveChannelHarness } from './liveChannelContract.ts';

/** The parts of a browser window that the SDK's polling needs. */
interface Jsdom {
  readonly JSDOM: new (
    html: string,
    page: { readonly url: string },
  ) => { readonly window: { readonly XMLHttpRequest: unknown } };
}

const before = globalThis.XMLHttpRequest;
const { JSDOM } = await vi.importActual<Jsdom>('jsdom');
/** Sends requests to the page's origin. */
const comeFrom = (url: string): void => {
  Object.assign(globalThis, { XMLHttpRequest: new JSDOM('', { url }).window.XMLHttpRequest });
};

comeFrom('http://127.0.0.1');
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: before }));
// The SDK looks for what a browser has as it is loaded.
const { openAbly } = await import('./ablyHarness.ts');

/** Issue 15, point 11: a network that refuses WebSockets, never answers them, or opens them without passing data. */
const startBehind = (fate: UpgradeFate): Promise<LiveChannelHarness> => openAbly({ fate, comeFrom });

describeLiveChannel('by polls, where WebSockets are opened and swallowed', () => startBehind('swallowed'));

describe('where WebSockets do not pass', () => {
  it.each(['refused', 'unanswered'] as const)('and are %s, messages come by polls', async (fate) => {
    const { live, publish, dispose } = await startBehind(fate);
    const channel = allChannel(MatchId(7_000_001));
    const signals = createCollector<ChannelSignal>();
    live.signals$(channel).subscribe((signal) => signals.push(signal));
    await signals.until((all) => all.some(({ type }) => type === 'attached'));
    publish(channel, { n: 1 });
    await signals.until((all) => all.some(({ type }) => type === 'message'));
    expect(signals.items.map(({ type }) => type)).toEqual(['connecting', 'attached', 'message']);
    await dispose();
  });
});
