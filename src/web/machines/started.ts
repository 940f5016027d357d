import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Start } from './laterActor.ts';

/** Starts an actor made anew for each run; `shownOf` reads what it shows. */
export const started =
  <L extends AnyActorLogic, Shown>(
    make: () => Actor<L>,
    shownOf: (snapshot: SnapshotFrom<L>) => Shown,
  ): Start<Shown, EventFromLogic<L>> =>
  (changed) => {
    const actor = make();
    actor.subscribe((snapshot) => changed(shownOf(snapshot)));
    actor.start();
    changed(shownOf(actor.getSnapshot()));
    return { send: (event) => actor.send(event), stop: () => void actor.stop() };
  };
