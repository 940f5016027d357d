import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { option } from 'fp-ts';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createCallMachine } from '../../../src/web/machines/callMachine.ts';

it('a machine that starts from a fresh answer causes no re-render', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const input = {
    request: option.some({
      key: 'a',
      ask: () => Promise.reject(new Error('nothing is asked')),
      held: option.some({ value: 'an answer', isFresh: true }),
    }),
  };
  const drawn = vi.fn();
  const Screen = () => {
    const [machine] = useState(() => createCallMachine<string>());
    const actor = useActorRef(machine, { input });
    const context = useSelector(actor, (snapshot) => snapshot.context, shallowEqual);
    drawn(option.toNullable(context.value));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
  expect(drawn.mock.calls).toEqual([['an answer']]);
  act(() => root.unmount());
});
