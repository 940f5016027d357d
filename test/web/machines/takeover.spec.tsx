import { shallowEqual, useSelector } from '@xstate/react';
import { option } from 'fp-ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { lazyActor, useLazyActor } from '../../../src/web/machines/lazyActor.ts';
import { createPageActor, type PageEvent, type PageSnapshot } from '../../../src/web/machines/pageMachine.ts';
import { initialPage } from '../../../src/web/machines/pageView.ts';

it('a machine that starts from what came with the page causes no re-render', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const input = { request: option.none, value: option.some('an answer'), failure: option.none };
  const created = vi.fn(() => createPageActor<string>(input));
  const drawn = vi.fn();
  const Screen = () => {
    const actor = useLazyActor(() =>
      lazyActor<PageSnapshot<string>, PageEvent<string>>(initialPage(input), async () => created),
    );
    const context = useSelector(actor, (snapshot) => snapshot.context, shallowEqual);
    drawn(option.toNullable(context.value));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
  await act(async () => vi.waitFor(() => expect(created).toHaveBeenCalled()));
  expect(drawn.mock.calls).toEqual([['an answer']]);
  act(() => root.unmount());
});
