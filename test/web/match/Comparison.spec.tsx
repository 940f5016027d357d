import type { FigureSource } from '@kampdag/core/live/figures/source';
import { describe, expect, it } from 'vitest';
import { Comparison } from '../../../src/web/match/comparison/Comparison.tsx';
import type { ComparisonDefinition } from '../../../src/web/match/comparison/definition.ts';
import { type FigureButtonType, SourcesProvider } from '../../../src/web/match/figureSources/Figure.tsx';
import { renderView } from '../support/renderView.tsx';

interface Team {
  readonly throws: number | null;
  readonly made: string;
  readonly cards: number;
}

const definition: ComparisonDefinition<Team> = {
  title: { en: 'Throws', no: 'Kast' },
  figures: [
    {
      label: { en: 'Free throws', no: 'Straffekast' },
      value: ({ throws }) => throws,
      text: (_, { made }) => made,
      counts: ['freeThrowsMade'],
      among: ['freeThrowsMade', 'freeThrowsMissed'],
    },
    { label: { en: 'Cards', no: 'Kort' }, value: ({ cards }) => cards },
  ],
};

const names = { home: 'Ulvdal', away: 'Havørn' };
const counted = { throws: 4, made: '4/9', cards: 0 };
const uncounted = { throws: 3, made: '3', cards: 0 };
const unknown = { throws: null, made: '', cards: 0 };

const pressable = new Map<string, FigureSource>();

/** A figure that can be pressed, by its team. */
const Button: FigureButtonType = ({ whose, text, source }) => {
  pressable.set(whose, source);
  return <button type="button">{text}</button>;
};

/** The figures of a comparison that can be pressed, by team, and the comparison's text. */
const compared = (home: Team, away: Team, hidesZeros = false) => {
  pressable.clear();
  const { container, unmount } = renderView(
    <SourcesProvider Button={Button} renderPanel={() => null}>
      <Comparison definition={definition} names={names} teams={{ home, away }} hidesZeros={hidesZeros} />
    </SourcesProvider>,
    { language: 'no' },
  );
  const text = container.textContent;
  unmount();
  return { text, sources: new Map(pressable) };
};

describe('the comparison of two teams', () => {
  it('opens the attempts with the figure where they were reported, and no figure that has no events', () => {
    const { text, sources } = compared(counted, uncounted);
    expect(text).toContain('4/9Straffekast3');
    expect(text).toContain('0Kort0');
    expect([...sources.keys()]).toEqual(['Ulvdal', 'Havørn']);
    expect(sources.get('Ulvdal')?.among).toEqual(['freeThrowsMade', 'freeThrowsMissed']);
    expect(sources.get('Havørn')).toMatchObject({ counts: ['freeThrowsMade'], side: 'away' });
    expect(sources.get('Havørn')?.among).toBeUndefined();
  });

  it('has a dash, without events, where one team’s figure is unknown, and no row where both are', () => {
    const { text, sources } = compared(counted, unknown);
    expect(text).toContain('4/9Straffekast–');
    expect([...sources.keys()]).toEqual(['Ulvdal']);
    expect(compared(unknown, unknown).text).not.toContain('Straffekast');
  });

  it('leaves out what is zero on both sides only where it should', () => {
    expect(compared(counted, counted).text).toContain('Kort');
    expect(compared(counted, counted, true).text).not.toContain('Kort');
  });
});
