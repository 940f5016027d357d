import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { fitText, type Measure, type TextRoom } from '../../../src/server/share/textFit.ts';

const monospaced: Measure = (text) => Array.from(text).length * 60;
const room: TextRoom = { width: 400, sizes: [40, 30, 20], mostLines: 2, weight: 700 };

describe('fitting a text into a box', () => {
  it('uses the largest size at which all words fit, and breaks only between words', () => {
    expect(fitText('Vålerenga', room, monospaced)).toEqual({ size: 40, lines: ['Vålerenga'] });
    expect(fitText('Storhamar Ishockey Elite', room, monospaced)).toEqual({
      size: 40,
      lines: ['Storhamar', 'Ishockey Elite'],
    });
  });

  it('ends text that fits at no size with an ellipsis', () => {
    const { size, lines } = fitText('Å'.repeat(200), room, monospaced);
    expect(size).toBe(20);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Å+…$/);
  });

  it.prop([fc.string({ unit: 'grapheme', maxLength: 200 })])('never overflows the box', (text) => {
    const { size, lines } = fitText(text, room, monospaced);
    expect(lines.length).toBeLessThanOrEqual(room.mostLines);
    for (const line of lines) expect((monospaced(line, 700) * size) / 100).toBeLessThanOrEqual(room.width);
  });
});
