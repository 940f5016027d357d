import type { PushChoice } from '@kampdag/core/site/pushChoice';

/** How often a choice that was not taken is sent again; after so many milliseconds at first, and twice as long each time. */
const [mostRepeats, soonest] = [6, 5_000];

/** Whether the device is told while the site is closed. Rejects if the site cannot be asked. */
type Follow = (choice: PushChoice | null) => Promise<boolean>;

/**
 * Tells the site what is chosen, one choice after the other, so that the newest is the last it hears; and again where it did not take it,
 * at once when the network is back: until then it would tell of what the visitor hides.
 */
export const pushTeller = (
  page: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>,
  follow: Follow,
  onTold: (isPushed: boolean) => void,
): ((choice: PushChoice | null) => Promise<void>) => {
  const state = {
    choice: null as PushChoice | null,
    /** Counts the choices. */
    newest: 0,
    /** The newest that the site took. */
    taken: 0,
    repeats: 0,
    timer: 0,
    running: null as Promise<void> | null,
  };
  const tellAll = async (): Promise<void> => {
    for (;;) {
      const { newest, choice } = state;
      const isPushed = await follow(choice).catch(() => null);
      if (isPushed !== null) state.taken = newest;
      if (newest !== state.newest) continue;
      onTold(isPushed ?? false);
      if (isPushed === null && state.repeats < mostRepeats) {
        state.timer = page.setTimeout(() => void tell(), soonest * 2 ** state.repeats);
        state.repeats += 1;
      }
      return;
    }
  };
  const tell = (): Promise<void> => {
    page.clearTimeout(state.timer);
    state.running ??= tellAll().finally(() => {
      state.running = null;
    });
    return state.running;
  };
  page.addEventListener('online', () => {
    if (state.taken < state.newest) void tell();
  });
  return (choice) => {
    state.choice = choice;
    state.newest += 1;
    state.repeats = 0;
    return tell();
  };
};
