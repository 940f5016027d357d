import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { OfflineNoteView } from '../../../src/web/offline/OfflineNote.tsx';
import { type OfflineState, openedAt } from '../../../src/web/offline/offlineState.ts';
import { i18nIn } from '../support/renderView.tsx';

const keptAt = Date.parse('2026-11-21T19:14:00Z');
const twoHoursLater = keptAt + 2 * 3_600_000;

const show = (state: OfflineState, language: 'en' | 'no' = 'en', onReload = vi.fn<() => void>()) => {
  render(
    <I18nProvider value={i18nIn(language)}>
      <OfflineNoteView
        state={state}
        now={twoHoursLater}
        pages={[{ address: '/standings', title: 'Standings – EHL – Kampdag', keptAt }]}
        siteName="Kampdag"
        onReload={onReload}
      />
    </I18nProvider>,
  );
  return onReload;
};

afterEach(cleanup);

describe('the offline notice', () => {
  it('is absent on a current page', () => {
    show(openedAt(null, true));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('shows the age of an offline page, in both languages', () => {
    show(openedAt(keptAt, false));
    show(openedAt(keptAt, false), 'no');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'No network · Seen 20:14, 2 hours ago',
      'Uten nett · Sett 20:14, for 2 timer siden',
    ]);
  });

  it('offers the newest version once the network is back', async () => {
    const onReload = show(openedAt(keptAt, true));
    await userEvent.click(screen.getByRole('button', { name: 'Show latest' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('lists pages that can be opened instead', () => {
    show({ ...openedAt(null, false), isMissing: true });
    expect(screen.getByRole('link', { name: /Standings – EHL/ }).getAttribute('href')).toBe('/standings');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('announces a new version', () => {
    show({ ...openedAt(null, true), hasUpdate: true });
    expect(screen.getByRole('status').textContent).toBe('A new version is ready');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
