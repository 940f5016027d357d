import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScreenBoundary } from '../../../src/web/app/ScreenBoundary.tsx';
import { renderView } from '../support/renderView.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a screen that crashes (R28)', () => {
  it('is told of, so that lists beside it go on, and comes again on request (issue 34)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const crashed = vi.fn();
    const state = { isBroken: true };
    const Screen = () => {
      if (state.isBroken) throw new Error('a screen that cannot be drawn');
      return <p>the screen</p>;
    };
    renderView(
      <ScreenBoundary onCrash={crashed}>
        <Screen />
      </ScreenBoundary>,
    );
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(crashed).toHaveBeenCalledTimes(1);
    state.isBroken = false;
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('the screen')).toBeInTheDocument();
  });
});
