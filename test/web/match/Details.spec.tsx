import { MatchRow } from '@kampdag/core/league/match/match';
import { readSelection } from '@kampdag/core/site/selection';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { Details } from '../../../src/web/match/parts/Details.tsx';
import { decoded } from '../../core/league/decoded.ts';
import { fixtureRow } from '../support/federationRows.ts';
import { i18nIn } from '../support/renderView.tsx';

afterEach(cleanup);

const props: Omit<ComponentProps<typeof Details>, 'tabs'> = {
  page: {
    match: decoded(MatchRow, fixtureRow),
    sport: 'icehockey',
    played: sportOf('icehockey'),
    names: { home: 'Home', away: 'Away' },
    selection: readSelection(() => null),
  },
  incidents: { view: { state: 'loading' }, busy: false, retry: () => undefined, refresh: () => undefined },
  story: null,
  typeNames: new Map(),
};

it('loads the code of the tabs that are not open once the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const load = vi.fn(() => Promise.reject(new Error('no line')));
  render(
    <MemoryRouter>
      <I18nProvider value={i18nIn('en')}>
        <Details
          {...props}
          tabs={[
            { key: 'summary', Main: () => <p>Summary</p> },
            { key: 'plays', Main: () => <p>Plays</p>, load },
          ]}
        />
      </I18nProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(idle).not.toHaveLength(0));
  expect(load).not.toHaveBeenCalled();
  for (const run of idle) run();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
