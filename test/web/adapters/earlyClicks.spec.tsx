import { describe, expect, it } from 'vitest';
import { keepEarlyClicks } from '../../../src/web/adapters/earlyClicks.ts';

describe('clicks before the page is awake', () => {
  it('are made anew on the buttons that were clicked, in their order, once', () => {
    document.body.innerHTML =
      '<p><button id="filter"><svg></svg></button><button id="later">Later</button></p>';
    const [filter, later] = document.querySelectorAll('button');
    const repeat = keepEarlyClicks(document);
    filter?.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    later?.click();
    document.querySelector('p')?.click();

    const heard: string[] = [];
    document.addEventListener('click', ({ target }) => heard.push((target as Element).id), { once: false });
    repeat();
    expect(heard).toEqual(['filter', 'later']);
    later?.click();
    expect(heard).toEqual(['filter', 'later', 'later']);
  });
});
