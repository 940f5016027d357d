import '@testing-library/jest-dom/vitest';
import { type Transfer, TransferRow } from '@kampdag/core/league/transfer/transfer';
import type { Language } from '@kampdag/core/site/language';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Loadable } from '../../../src/web/machines/loadable.ts';
import { type TransferList, TransfersView } from '../../../src/web/screens/transfers/TransfersScreen.tsx';
import { decoded } from '../../core/league/decoded.ts';
import { screenOf } from '../../support/screenOf.ts';
import { renderView } from '../support/renderView.tsx';
import { unreachable } from '../support/unreachable.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const transfer = (transferId: number, more: Readonly<Record<string, unknown>> = {}): Transfer =>
  decoded(TransferRow, {
    transferId,
    personId: 7,
    firstName: 'Kari',
    lastName: `Nordmann ${transferId}`,
    fromOrgName: 'Tindevik IF',
    toOrgName: 'Ulvdal',
    datePermittedToPlayNewOrg: '2026-11-06T00:00:00',
    ...more,
  });

const list = (transfers: readonly Transfer[], isEmpty = false): Loadable<TransferList> => ({
  state: 'ready',
  value: { transfers, isEmpty },
});

const show = (
  shown: Loadable<TransferList>,
  {
    width = 1_440,
    search = '',
    language = 'en',
    onSearch = () => undefined,
    onRetry = () => undefined,
  }: {
    readonly width?: number;
    readonly search?: string;
    readonly language?: Language;
    readonly onSearch?: (text: string) => void;
    readonly onRetry?: () => void;
  } = {},
) => {
  screenOf(width);
  return renderView(
    <TransfersView
      since={'2025-11-21' as CivilDate}
      search={search}
      onSearch={onSearch}
      page={{ view: shown, busy: shown.state === 'loading', retry: onRetry }}
      linkOf={({ personId }) => (personId === null ? null : `/player?playerId=${personId}`)}
    />,
    { language, address: '/transfers' },
  );
};

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the transfers', () => {
  it('have the columns of the specification (§2), the newest date first', () => {
    show(list([transfer(1, { datePermittedToPlayNewOrg: '2026-01-28T00:00:00' }), transfer(2)]));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'DateThe first day on which the player may play for the new club',
      'Name',
      'From team',
      'To team',
    ]);
    expect(names()).toEqual(['Kari Nordmann 2', 'Kari Nordmann 1']);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('06/11/2026');
    expect(screen.getByRole('columnheader', { name: /Date/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('say since when they are shown', () => {
    show(list([transfer(1)]));
    expect(screen.getByText('Players who have changed clubs since Friday 21 November 2025')).toBeVisible();
    cleanup();
    show(list([transfer(1)]), { language: 'no' });
    expect(screen.getByText('Spillere som har byttet klubb siden fredag 21. november 2025')).toBeVisible();
  });

  it('lead to the player, and nowhere where nobody says who it is', () => {
    show(list([transfer(1), transfer(2, { personId: null })]));
    expect(screen.getByRole('link', { name: 'Kari Nordmann 1' })).toHaveAttribute(
      'href',
      '/player?playerId=7',
    );
    expect(screen.queryByRole('link', { name: 'Kari Nordmann 2' })).toBeNull();
  });

  it('are cards by month below 800 px, and a table from there (§2)', () => {
    const all = [transfer(1), transfer(2, { datePermittedToPlayNewOrg: '2026-10-01T00:00:00' })];
    show(list(all), { width: 799 });
    expect(screen.queryByRole('table')).toBeNull();
    const november = screen.getByRole('region', { name: 'November 2026' });
    expect(within(november).getAllByRole('listitem')).toHaveLength(1);
    expect(november).toHaveTextContent('From Tindevik IF to Ulvdal');
    expect(screen.getByRole('region', { name: 'October 2026' })).toBeVisible();
    cleanup();
    show(list(all), { width: 800 });
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'November 2026' })).toBeNull();
  });

  it('show twenty cards, and the next ones when asked', async () => {
    show(list(Array.from({ length: 25 }, (_, at) => transfer(at))), { width: 360 });
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
  });

  it('are searched while one types, and the search can be cleared', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    show(list([transfer(1)]), { search: 'ulv', onSearch });
    const field = screen.getByRole('searchbox', { name: 'Search for a player or a club' });
    expect(field).toHaveValue('ulv');
    await userEvent.type(field, 'd');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ulvd'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field).toHaveFocus();
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
  });

  it('say why there are none: nobody changed clubs, or the search finds nobody', () => {
    show(list([], true));
    expect(screen.getByText('No player has changed clubs in the last year.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    show(list([]), { search: 'xyz' });
    expect(screen.getByText('No transfer matches “xyz”.')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('xyz');
  });

  it('write what is not known as such', () => {
    show(
      list([
        transfer(1, {
          firstName: null,
          lastName: null,
          fromOrgName: null,
          datePermittedToPlayNewOrg: '0001-01-01T00:00:00',
        }),
      ]),
    );
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Date not setName not publishedNot knownUlvdal');
  });

  it('say what failed, and try again when asked (R28)', async () => {
    const onRetry = vi.fn<() => void>();
    show({ state: 'failed', failure: unreachable }, { onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the league’s data.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
