import '@testing-library/jest-dom/vitest';
import { MatchId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Language } from '@kampdag/core/site/language';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportMenu } from '../../../src/web/export/ExportMenu.tsx';
import type { Exported } from '../../../src/web/export/ExportPanel.tsx';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { i18nIn } from '../support/renderView.tsx';

afterEach(cleanup);

const league: Exported = { subject: { type: 'league', id: TournamentId(7), name: 'EHL' } };
const match: Exported = { subject: { type: 'match', id: MatchId(9), name: 'Storhamar – Stjernen' } };

const open = async (props: Exported, language: Language = 'en') => {
  const user = userEvent.setup();
  render(
    <I18nProvider value={i18nIn(language)}>
      <ExportMenu {...props} />
    </I18nProvider>,
  );
  await user.click(
    screen.getByRole('button', { name: language === 'no' ? 'Kalender og data' : 'Calendar and data' }),
  );
  await screen.findByRole('dialog');
  return user;
};

const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

const embedHtml = (): string =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'HTML for the page' }).value;

describe('the export menu', () => {
  it('links to the calendar in the page’s language, to subscribe and as a file', async () => {
    await open(league, 'no');
    expect(hrefOf('Abonner')).toBe('webcal://localhost:3000/calendar/league/7.ics?language=no');
    expect(hrefOf('Last ned .ics')).toBe('/calendar/league/7.ics?language=no');
  });

  it('links to the data of a league, or of a match with its log', async () => {
    await open(league);
    expect(hrefOf('Results (JSON)')).toBe('/open/v1/leagues/7/results');
    expect(hrefOf('Standings (JSON)')).toBe('/open/v1/leagues/7/standings');
    cleanup();
    await open(match);
    expect(hrefOf('Match (JSON)')).toBe('/open/v1/matches/9');
    expect(hrefOf('Log of the match (.jsonl)')).toBe('/open/v1/matches/9/log.jsonl');
  });

  it('copies the address of the calendar, and says so', async () => {
    const user = await open(match);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/calendar/match/9.ics?language=en',
    );
  });

  it('selects the address where the browser denies copying', async () => {
    const user = await open(match);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText(/copy it yourself/)).toBeVisible();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of the calendar' });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });

  it.each(['match', 'team'] as const)(
    'has the HTML that embeds a %s, in the chosen colours (#37.6)',
    async (type) => {
      const id = type === 'match' ? { type, id: MatchId(9) } : { type, id: TeamId(9) };
      const user = await open({ subject: { ...id, name: 'Storhamar' } });
      expect(embedHtml()).toContain(`src="http://localhost:3000/embed/${type}?${type}Id=9&amp;language=en"`);
      await user.click(screen.getByRole('radio', { name: 'Dark' }));
      expect(embedHtml()).toContain('language=en&amp;theme=dark"');
    },
  );

  it('is a button before its code is loaded, and closes by it', async () => {
    const user = await open(match);
    const button = screen.getByRole('button', { name: 'Calendar and data' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes on Escape and returns the focus', async () => {
    const user = await open(match);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Calendar and data' })).toHaveFocus();
  });
});
