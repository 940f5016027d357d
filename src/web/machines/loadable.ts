import { failureText } from '../i18n/failureText.ts';
import type { AppMessages } from '../i18n/messages/app.ts';
import type { Loadable } from '../ui/waiting/Loadable.tsx';
import type { PageView } from './pageView.ts';

/** A call as a loadable: a value computed from its answer, and failures as text. */
export const loadableOf = <A, B>(
  view: PageView<A>,
  messages: AppMessages,
  valueOf: (answer: A) => B,
): Loadable<B> => {
  switch (view.state) {
    case 'loading':
      return view;
    case 'failed':
      return { state: 'failed', text: failureText(messages, view.failure) };
    default:
      return {
        state: 'ready',
        value: valueOf(view.value),
        stale: view.state === 'stale' ? failureText(messages, view.failure) : null,
      };
  }
};
