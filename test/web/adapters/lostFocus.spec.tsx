import { afterEach, describe, expect, it } from 'vitest';
import { restoreLostFocus } from '../../../src/web/adapters/lostFocus.ts';

const end = { now: (): void => undefined };

/** A list of two rows with a button each, on a page that restores lost focus. */
const opened = (): readonly HTMLButtonElement[] => {
  document.body.innerHTML =
    '<main><ul><li>A <button>a</button></li><li>B <button>b</button></li></ul><section>C <button>c</button></section></main>';
  end.now = restoreLostFocus(document);
  return [...document.querySelectorAll('button')];
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => {
  end.now();
  document.body.innerHTML = '';
});

describe('the focus of a removed element', () => {
  it('goes to its nearest remaining ancestor', async () => {
    const [, , third] = opened();
    third?.focus();
    third?.remove();
    await settled();
    expect(document.activeElement).toBe(document.querySelector('section'));
  });

  it('goes further out if its row was removed too', async () => {
    const [first] = opened();
    first?.focus();
    first?.closest('li')?.remove();
    await settled();
    expect(document.activeElement).toBe(document.querySelector('ul'));
  });

  it('stays where other code has moved it', async () => {
    const [first, second] = opened();
    first?.focus();
    first?.remove();
    second?.focus();
    await settled();
    expect(document.activeElement).toBe(second);
  });

  it('is left alone if the visitor had moved on before', async () => {
    const [first] = opened();
    first?.focus();
    first?.blur();
    await settled();
    first?.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
