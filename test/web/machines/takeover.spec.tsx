import { option } from 'fp-ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { laterActor } from '../../../src/web/machines/laterActor.ts';
import { pageActor } from '../../../src/web/machines/pageMachine.ts';
import { type PageShown, sameShown, startingPage } from '../../../src/web/machines/pageState.ts';
import { useLater, useShown } from '../../../src/web/machines/useLater.ts';

it('a machine that takes over from what came with the page repaints nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const input = { request: null, preloaded: option.some('an answer') };
  const first: PageShown<string> = { context: startingPage(input), busy: false };
  const running = vi.fn();
  const drawn = vi.fn();
  const Screen = () => {
    const actor = useLater(() =>
      laterActor(first, async () => (changed) => {
        running();
        return pageActor<string>(input)(changed);
      }),
    );
    const { context } = useShown(actor, (shown) => shown, sameShown);
    drawn(option.toNullable(context.value));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
  await act(async () => vi.waitFor(() => expect(running).toHaveBeenCalled()));
  expect(drawn.mock.calls).toEqual([['an answer']]);
  act(() => root.unmount());
});
