// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { preloadScreen } from '../../../src/web/adapters/screenPreload.ts';

/** The browser's resource timing: files are told as they come. */
const resourceTiming = () => {
  const observers: ((names: readonly string[]) => void)[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['resource'];
    readonly #tell: PerformanceObserverCallback;
    #ended = false;
    constructor(tell: PerformanceObserverCallback) {
      this.#tell = tell;
    }
    observe(): void {
      observers.push((names) => {
        const entries = names.map((name) => ({ name: `${location.origin}${name}` }));
        if (!this.#ended)
          this.#tell({ getEntries: () => entries } as unknown as PerformanceObserverEntryList, this);
      });
    }
    disconnect(): void {
      this.#ended = true;
    }
    takeRecords(): PerformanceEntryList {
      return [];
    }
  }
  return {
    PerformanceObserver: Observer,
    come: (...names: readonly string[]): void => {
      for (const tell of observers) tell(names);
    },
  };
};

const loading = (): readonly (string | null)[] =>
  Array.from(document.head.querySelectorAll('link'), (link) => link.getAttribute('href'));

const opened = (isPressed: boolean) => {
  document.body.innerHTML =
    '<link rel="modulepreload" href="/react.js"><link rel="modulepreload" href="/start.js">' +
    '<template data-later><link rel="modulepreload" href="/match.js"></template>' +
    '<template data-later><link rel="preload" as="fetch" href="/log"></template>';
  const { PerformanceObserver, come } = resourceTiming();
  const asked: string[] = [];
  preloadScreen({ document, PerformanceObserver }, () => {
    if (isPressed) asked.push('panel');
    return isPressed;
  });
  return { come, asked };
};

describe('the modules of a first screen', () => {
  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('come with its log once all that every page starts with has come, once (issue 34)', () => {
    const { come } = opened(false);
    come('/react.js', '/icon.svg');
    expect(loading()).toEqual([]);
    come('/start.js');
    expect(loading()).toEqual(['/match.js', '/log']);
    come('/match.js', '/log');
    expect(loading()).toEqual(['/match.js', '/log']);
  });

  it('wait for what an early press opens, which loads as soon as the code that every page starts with has come', () => {
    const { come, asked } = opened(true);
    come('/react.js');
    expect(asked).toEqual([]);
    come('/start.js');
    expect(asked).toEqual(['panel']);
    expect(loading()).toEqual([]);
  });
});
