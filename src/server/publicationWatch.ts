import type { Deployment } from '@kampdag/core/site/deployment';
import type { Effects } from './effects.ts';
import type { Publications } from './gateway/publication/publications.ts';

/** The dependencies of the watch. */
export interface PublicationWatchConfig extends Pick<Effects, 'scheduler'> {
  readonly deployments: readonly Deployment[];
  readonly publications: Pick<Publications, 'hasChanged'>;
  /** Called when a league's publication has changed, so that caches hold too much or too little. */
  readonly onChange: () => void;
  /** Called after each check, so that readers of what is not published any more are told; the next check waits for it. */
  readonly onChecked: () => Promise<void>;
}

/** Milliseconds between two checks. With the answers' and the edge's lifetimes, a league is hidden within 20 seconds. */
const interval = 4_000;

/** Checks every few seconds whether any league's publication has changed; returns a stop function. */
export const watchPublications = ({
  deployments,
  publications,
  scheduler,
  onChange,
  onChecked,
}: PublicationWatchConfig): (() => void) => {
  const state = { stop: (): void => {}, isOver: false };
  const check = async (): Promise<void> => {
    const changed = await Promise.all(
      deployments.map((deployment) => publications.hasChanged(deployment).catch(() => false)),
    );
    if (state.isOver) return;
    if (changed.includes(true)) onChange();
    await onChecked();
    if (state.isOver) return;
    state.stop = scheduler.after(interval, () => void check());
  };
  void check();
  return () => {
    state.isOver = true;
    state.stop();
  };
};
