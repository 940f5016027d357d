import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoardCrest } from '../../../src/web/match/teams/BoardCrest.tsx';
import { awaitedLogo } from '../../../src/web/match/teams/useLogos.ts';

describe('a club’s logo on the board', () => {
  it('is a crest without scripts, and blank while its logo loads otherwise', () => {
    const awaited = renderToStaticMarkup(<BoardCrest logo={awaitedLogo} name="Nordlys" />);
    expect(awaited).toMatch(/^<noscript>.*NO.*<\/noscript>$/);
    expect(renderToStaticMarkup(<BoardCrest logo={null} name="Nordlys" />)).not.toContain('noscript');
    expect(renderToStaticMarkup(<BoardCrest logo="https://a.invalid/1.png" name="Nordlys" />)).toContain(
      'https://a.invalid/1.png',
    );
  });
});
