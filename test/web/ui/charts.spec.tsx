import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { BarChart } from '../../../src/web/ui/chart/BarChart.tsx';
import { ChartFigure } from '../../../src/web/ui/chart/ChartFigure.tsx';
import { CompareBar } from '../../../src/web/ui/chart/CompareBar.tsx';
import { FormStrip } from '../../../src/web/ui/chart/FormStrip.tsx';
import { type Line, LineChart } from '../../../src/web/ui/chart/LineChart.tsx';
import { roundTicks } from '../../../src/web/ui/chart/ticks.ts';
import { Avatar } from '../../../src/web/ui/identity/Avatar.tsx';
import { i18nIn } from '../support/renderView.tsx';

afterEach(cleanup);

const show = (picture: ReactElement, language: 'en' | 'no' = 'en') =>
  render(
    <MemoryRouter>
      <I18nProvider value={i18nIn(language)}>{picture}</I18nProvider>
    </MemoryRouter>,
  );

const lines: readonly Line[] = [
  { name: 'A', series: 'one', points: [0, 5, 10].map((x) => ({ x, y: x * 2 })) },
  { name: 'B', series: 'two', points: [0, 10].map((x) => ({ x, y: 3 })) },
  { name: 'C', series: 'quiet', points: [0, 10].map((x) => ({ x, y: 1 })) },
];

const readout = { x: (x: number) => `day ${x}`, y: (y: number) => `${y} p` };

describe('a picture', () => {
  it('has a name, a sentence that tells what it shows, and a table as its alternative', () => {
    show(
      <ChartFigure
        title="Goals"
        summary="A has most."
        table={{
          columns: ['Team', 'Goals'],
          rows: [
            ['A', 3],
            ['B', 1],
          ],
        }}
      >
        <svg />
      </ChartFigure>,
    );
    const figure = screen.getByRole('figure', { name: 'Goals' });
    expect(figure).toHaveTextContent('A has most.');
    fireEvent.click(within(figure).getByText('Show as table'));
    expect(within(figure).getByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(within(figure).getByRole('rowheader', { name: 'B' })).toBeInTheDocument();
    expect(within(figure).getByRole('cell', { name: '3' })).toBeInTheDocument();
  });

  it('has round figures on its axis, from zero or below to beyond the greatest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 500 })), (values) => {
        const ticks = roundTicks(values, 5);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, ...values));
        expect(ticks.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('a line chart', () => {
  it('tells the values where it is pointed at, the greatest first, and nothing when it is not', () => {
    const { container } = show(<LineChart lines={lines} xTicks={[]} yTicks={[]} readout={readout} />);
    const [picture] = container.querySelectorAll('svg');
    if (picture === undefined) throw new Error('no picture');
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    fireEvent.pointerMove(picture, { clientX: 58 });
    expect(container).toHaveTextContent('day 5A10 pB3 p');
    expect(container).not.toHaveTextContent('C1 p');
    fireEvent.pointerMove(picture, { clientX: 99 });
    expect(container).toHaveTextContent('day 10A20 pB3 p');
    fireEvent.pointerLeave(picture);
    expect(container).not.toHaveTextContent('day');
  });

  it('draws a line without points, and no lines, as nothing', () => {
    const { container } = show(
      <LineChart
        lines={[{ name: 'A', series: 'one', points: [] }]}
        xTicks={[]}
        yTicks={[]}
        readout={readout}
      />,
    );
    expect(container.innerHTML).not.toContain('NaN');
    cleanup();
    expect(
      show(<LineChart lines={[]} xTicks={[]} yTicks={[]} readout={readout} />).container.innerHTML,
    ).not.toContain('NaN');
  });
});

describe('a bar chart', () => {
  it('draws no bar longer than its room, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ noNaN: true, min: -100, max: 1e6 }), { maxLength: 20 }), (values) => {
        const { container, unmount } = show(
          <BarChart bars={values.map((value, at) => ({ label: `bar ${at}`, value, text: String(value) }))} />,
        );
        for (const bar of container.querySelectorAll('rect')) {
          const length = Number.parseFloat(bar.getAttribute('height') ?? '');
          expect(length).toBeGreaterThanOrEqual(0);
          expect(length).toBeLessThanOrEqual(100);
        }
        unmount();
      }),
      { numRuns: 25 },
    );
  });
});

const widths = (home: number, away: number): readonly (string | null)[] => {
  const { container, unmount } = show(
    <CompareBar label="Shots" values={{ home, away }} texts={{ home: `${home}`, away: `${away}` }} />,
  );
  const found = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'));
  unmount();
  return found;
};

describe('a comparison', () => {
  it('gives each side its share, and halves what neither has', () => {
    expect(widths(3, 1)).toEqual(['75%', '25%']);
    expect(widths(0, 0)).toEqual(['50%', '50%']);
  });
});

describe('a form strip', () => {
  it("has the language's letters for the eye and whole words for those who hear it", () => {
    const { container } = show(<FormStrip results={['W', 'D', 'L']} />, 'no');
    expect(screen.getByText('Seier, Uavgjort, Tap')).toBeInTheDocument();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('SUT');
  });
});

describe('a portrait', () => {
  it('falls back to initials where it does not load', () => {
    const { container } = show(<Avatar src="/broken.jpg" name="Åse Marie Berg" size={40} />);
    const [picture] = container.querySelectorAll('img');
    expect(picture).toBeDefined();
    if (picture !== undefined) fireEvent.error(picture);
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(container.querySelector('text')).toHaveTextContent('ÅB');
  });
});
