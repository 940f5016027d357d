import * as t from 'io-ts';

/** A browser other than Chromium, with one open page. */
export interface Browser {
  /** Opens an address, without waiting for it to load. */
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression, awaiting a promise; its value is JSON. Rejects while no page can answer. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The size of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Performs input as a hand would: sources of actions, as WebDriver and BiDi both write them. */
  readonly perform: (sources: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Calls again until it gives a value, at most for some milliseconds; rejects with the last failure. */
export const eventually = async <A>(call: () => Promise<A>, patience: number): Promise<A> => {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await call();
    } catch (failure) {
      if (Date.now() > until) throw failure;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }
};

/** Where an element's centre is, in CSS pixels; null while it is not there, moves, or lies beneath another. */
const centreOf = (selector: string): string => `new Promise((resolve) => {
  const place = () => {
    const element = document.querySelector(${JSON.stringify(selector)});
    const { left = -1, top = -1, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return element?.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  const first = place();
  setTimeout(() => resolve(String(place()) === String(first) ? first : null), 50);
})`;

/** Presses the centre of an element with a mouse, once it rests there. */
export const press = async (browser: Browser, selector: string): Promise<void> => {
  const { x, y } = await eventually(async () => {
    const centre = await browser.evaluate(centreOf(selector));
    if (!t.tuple([t.number, t.number]).is(centre)) throw new Error(`${selector} cannot be pressed.`);
    return { x: centre[0], y: centre[1] };
  }, 30_000);
  await browser.perform([
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
};

/** Types a text into what has the focus. */
export const type = (browser: Browser, text: string): Promise<void> =>
  browser.perform([
    {
      type: 'key',
      id: 'keyboard',
      actions: Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]);
