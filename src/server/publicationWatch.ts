import type { Deployment } from '@kampdag/core/site/deployment';
import type { Effects } from './effects.ts';
import type { Publications } from './gateway/publication/publications.ts';

/** The dependencies of the watch. */
export interface PublicationWatchConfig extends Pick<Effects, 'scheduler'> {
  readonly deployments: readonly Deployment[];
  readonly publications: Pick<Publications, 'hasChanged'>;
  /** Called when a league's publication has changed, so that caches hold too much or too little. */
  readonly onChange: () => void;
}

/** Milliseconds between two checks. With the answers' and the edge's lifetimes, a league is hidden within 20 seconds. */
const interval = 4_000;

/** Checks every few seconds whether any league's publication has changed; returns a stop function. */
export const watchPublications = ({
  deployments,
  publications,
  scheduler,
  onChange,
}: PublicationWatchConfig): (() => void) => {
  const state = { stop: (): void => {}, isOver: false };
  const check = async (): Promise<void> => {
    const changed = await Promise.all(
      deployments.map((deployment) => publications.hasChanged(deployment).catch(() => false)),
    );
    if (state.isOver) return;
    if (changed.includes(true)) onChange();
    state.stop = scheduler.after(interval, () => void check());
  };
  void check();
  return () => {
    state.isOver = true;
    state.stop();
  };
};
