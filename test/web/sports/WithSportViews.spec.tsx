import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithSportViews } from '../../../src/web/sports/WithSportViews.tsx';

afterEach(cleanup);

const load = () => Promise.resolve('sets');
const loaded = { sport: 'icehockey', views: 'goals' } as const;

const shown = (sport: 'icehockey' | 'volleyball') => (
  <WithSportViews<string> sport={sport} loaded={loaded} load={load} room={<p>room</p>}>
    {(views) => <p>{views}</p>}
  </WithSportViews>
);

it('a league of the deployment’s sport renders at once; another sport’s shows its fallback until its views have loaded', async () => {
  const { rerender } = render(shown('icehockey'));
  expect(screen.getByText('goals')).toBeVisible();
  rerender(shown('volleyball'));
  expect(screen.getByText('room')).toBeVisible();
  expect(await screen.findByText('sets')).toBeVisible();
});
