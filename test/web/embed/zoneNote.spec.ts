// @vitest-environment jsdom
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it, vi } from 'vitest';
import { markupOf } from '../../../src/web/embed/elements.ts';
import { showZoneNotes, zoneNote } from '../../../src/web/embed/zoneNote.ts';

/** Whether the line is seen on a device so many minutes before UTC. */
const isShownAt = (at: string, minutesBehind: number): boolean => {
  const root = document.createElement('div');
  root.innerHTML = markupOf(zoneNote('All times are Norwegian time', Instant(Date.parse(at))));
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind);
  showZoneNotes(root);
  offset.mockRestore();
  return root.querySelector('p')?.hidden === false;
};

describe('an embed’s times (issue 35, C)', () => {
  it.each([
    ['2026-11-21T17:30:00Z', -60, false],
    ['2026-11-21T17:30:00Z', 0, true],
    ['2026-07-21T17:30:00Z', -120, false],
    ['2026-07-21T17:30:00Z', -60, true],
    ['2026-07-21T17:30:00Z', 300, true],
  ])('at %s on a device %i minutes behind UTC say that they are Norwegian: %s', (at, behind, isShown) => {
    expect(isShownAt(at, behind)).toBe(isShown);
  });

  it('are as the server wrote them without a script', () => {
    expect(markupOf(zoneNote('Norsk tid', Instant(0)))).toContain(' hidden=""');
  });
});
