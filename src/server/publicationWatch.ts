import { changeOfAll } from '@kampdag/core/league/match/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Effects } from './effects.ts';
import type { Publications } from './gateway/publication/publications.ts';

/** The dependencies of the watch. */
export interface PublicationWatchConfig extends Pick<Effects, 'scheduler'> {
  readonly deployments: readonly Deployment[];
  readonly publications: Pick<Publications, 'changeSince'>;
  /** Called when a league's publication has changed: caches hold too much where there is `less`, or too little where there is `more`. */
  readonly onChange: (change: 'less' | 'more') => void;
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
    const changes = await Promise.all(
      deployments.map((deployment) => publications.changeSince(deployment).catch(() => 'none' as const)),
    );
    if (state.isOver) return;
    const change = changeOfAll(changes);
    if (change !== 'none') onChange(change);
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
