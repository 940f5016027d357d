import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ChangeQuery, useQuery } from '../../../src/web/router/useQuery.ts';
import { PageLink } from '../../../src/web/ui/PageLink.tsx';

afterEach(cleanup);

/** Two independent components that keep their state in the address. */
const Parts = () => {
  const [, sort] = useQuery();
  const [, page] = useQuery();
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          sort({ sort: 'name' });
          page({ page: '2' });
        }}
      >
        Both
      </button>
      <button
        type="button"
        onClick={() => {
          void navigate('/standings?seasonId=1');
          sort({ sort: 'name' });
        }}
      >
        Leave
      </button>
    </>
  );
};

const Place = () => {
  const address = useLocation();
  const navigationType = useNavigationType();
  const [, change] = useQuery();
  return (
    <>
      <output>{`${address.pathname}${address.search} ${navigationType}`}</output>
      <PageLink to="/standings?seasonId=1">Standings</PageLink>
      <button
        type="button"
        onClick={() => {
          change({ tab: '2' });
          change({ events: 'goal', seasonId: null });
        }}
      >
        Choose
      </button>
      <Parts />
    </>
  );
};

interface ChoicesProps {
  readonly change: ChangeQuery;
  readonly drawn: () => void;
}

const Choices = memo(({ change, drawn }: ChoicesProps) => {
  drawn();
  return (
    <button type="button" onClick={() => change({ tab: '2' })}>
      Choose
    </button>
  );
});
Choices.displayName = 'Choices';

const Choosing = ({ drawn }: Pick<ChoicesProps, 'drawn'>) => {
  const [query, change] = useQuery();
  return (
    <>
      <output>{query.toString()}</output>
      <Choices change={change} drawn={drawn} />
    </>
  );
};

const open = (at: string) => {
  history.replaceState(null, '', at);
  render(
    <BrowserRouter>
      <Place />
    </BrowserRouter>,
  );
};

describe('the site’s own navigation', () => {
  it('follows a link without loading the page, and goes back', async () => {
    open('/scoreboard');
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status')).toHaveTextContent('/standings?seasonId=1 PUSH');
    expect(location.pathname).toBe('/standings');
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      history.back();
      await back;
    });
    expect(screen.getByRole('status')).toHaveTextContent('/scoreboard POP');
  });

  it('leaves a click with a modifier to the browser', async () => {
    open('/scoreboard');
    const seen = vi.fn((event: Event) => {
      const wasLeft = !event.defaultPrevented;
      event.preventDefault();
      return wasLeft;
    });
    addEventListener('click', seen, { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link'));
    expect(seen).toHaveReturnedWith(true);
    expect(screen.getByRole('status')).toHaveTextContent('/scoreboard POP');
  });

  it('keeps a view’s state in the address, also after two changes at once', async () => {
    open('/scoreboard?seasonId=1');
    const entries = history.length;
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(screen.getByRole('status')).toHaveTextContent('/scoreboard?tab=2&events=goal REPLACE');
    expect(history.length).toBe(entries);
  });

  it('loses no change if two components make one each before a render', async () => {
    open('/scoreboard?seasonId=1');
    await userEvent.click(screen.getByRole('button', { name: 'Both' }));
    expect(screen.getByRole('status')).toHaveTextContent('/scoreboard?seasonId=1&sort=name&page=2 REPLACE');
  });

  it('goes where the visitor navigates, ignoring changes by components of the page left', async () => {
    open('/scoreboard?seasonId=1');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^\/standings\?seasonId=1 PUSH$/);
  });

  it('re-renders no component that only changes the address', async () => {
    const drawn = vi.fn();
    history.replaceState(null, '', '/livematch?matchId=7');
    render(
      <BrowserRouter>
        <Choosing drawn={drawn} />
      </BrowserRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(screen.getByRole('status')).toHaveTextContent('matchId=7&tab=2');
    expect(drawn).toHaveBeenCalledOnce();
  });
});
