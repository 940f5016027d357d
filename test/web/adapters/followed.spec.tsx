// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { TeamId } from '@kampdag/core/ids';
import { DeploymentId } from '@kampdag/core/site/deployment';
import { type Followable, nothingFollowed, toggleFollowed } from '@kampdag/core/site/followed';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserFollowed } from '../../../src/web/adapters/followed.ts';
import { HydrationProvider } from '../../../src/web/context/hydration.tsx';
import { type Services, ServicesProvider } from '../../../src/web/context/services.ts';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { FollowStar } from '../../../src/web/ui/controls/FollowStar.tsx';
import { i18nIn } from '../support/renderView.tsx';

const nordlys: Followable = {
  kind: 'team',
  id: TeamId(5),
  seasonId: null,
  tournamentId: null,
  name: 'Nordlys',
};
const deployment = DeploymentId('icehockey');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The star of a team. */
const showStar = () => {
  const services = { followed: browserFollowed(window, deployment) } as Services;
  render(
    <HydrationProvider>
      <ServicesProvider value={services}>
        <I18nProvider value={i18nIn('en')}>
          <FollowStar thing={nordlys} />
        </I18nProvider>
      </ServicesProvider>
    </HydrationProvider>,
  );
  return screen.getByRole('button', { name: 'Follow Nordlys' });
};

describe('what is followed on a device', () => {
  it('is stored for other pages, separately for each deployment', () => {
    browserFollowed(window, deployment).change(toggleFollowed(nordlys));
    expect(browserFollowed(window, deployment).current()).toEqual([nordlys]);
    expect(browserFollowed(window, DeploymentId('handball')).current()).toEqual([]);
  });

  it('is synchronized with other tabs, and keeps what another tab has followed since', () => {
    const here = browserFollowed(window, deployment);
    const there = browserFollowed(window, deployment);
    here.change(toggleFollowed(nordlys));
    there.change(toggleFollowed({ ...nordlys, id: TeamId(6), name: 'Sørlys' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'followed.icehockey' }));
    expect(here.current().map(({ name }) => name)).toEqual(['Nordlys', 'Sørlys']);
  });

  it('lasts as long as the page where storage is denied', () => {
    const refusing = {
      get localStorage(): Storage {
        throw new DOMException('refused', 'SecurityError');
      },
      addEventListener: () => undefined,
    };
    const store = browserFollowed(refusing as unknown as Window, deployment);
    expect(store.current()).toEqual(nothingFollowed);
    store.change(toggleFollowed(nordlys));
    expect(store.current()).toEqual([nordlys]);
  });
});

describe('the star', () => {
  it('names its team and its state', async () => {
    const star = showStar();
    expect(star).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  });
});
