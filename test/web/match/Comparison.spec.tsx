import type { FigureSource } from '@kampdag/core/live/figures/source';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/web/i18n/figures.ts';
import { Comparison } from '../../../src/web/match/comparison/Comparison.tsx';
import { type ComparisonDefinition, percentText } from '../../../src/web/match/comparison/definition.ts';
import { type FigureButtonType, SourcesProvider } from '../../../src/web/match/figureSources/Figure.tsx';
import { specialTeamsComparison } from '../../../src/web/sports/icehockey/comparison.ts';
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

  it('draws what was achieved of what was tried by its share, not by its count (issue 36, 8)', () => {
    const none = { goals: 0, chances: 0, converted: 0, seconds: 0, shorthandedGoals: 0 };
    const killed = specialTeamsComparison.figures.find(({ label }) => label.en === 'Penalties killed');
    const of = (converted: number, chances: number) => ({
      faceoffsWon: 0,
      powerPlays: null,
      against: { ...none, further: { doubleMinor: 0, major: 0 }, chances, converted },
    });
    const [one, three] = [of(0, 1), of(2, 5)];
    expect(killed?.value(one)).toBe(1);
    expect(killed?.value(three)).toBe(0.6);
    expect(killed?.text?.(0, three, figuresOf('en'))).toBe('3/5');
  });

  it('writes percentages as each language does: 87.1%, 87,1 % (issue 36, D)', () => {
    expect(percentText(87.1, null, figuresOf('en'))).toBe('87.1%');
    expect(percentText(87.1, null, figuresOf('no'))).toBe('87,1\u00a0%');
  });
});
