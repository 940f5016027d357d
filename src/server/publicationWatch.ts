import type { Deployment } from '@kampdag/core/site/deployment';
import type { Scheduler } from './channel/log/scheduler.ts';
import type { Publications } from './gateway/publication/publications.ts';

/** What the watch works on. */
export interface PublicationWatchConfig {
  readonly deployments: readonly Deployment[];
  readonly publications: Pick<Publications, 'hasChanged'>;
  readonly scheduler: Scheduler;
  /** Called when leagues are published otherwise than before: what is kept says too much or too little. */
  readonly onChange: () => void;
}

/** Milliseconds between two looks. With the league's own lifetime and the edge's share a league is hidden within 20 seconds. */
const interval = 4_000;

/** Looks every few seconds whether what leagues publish has changed; gives what ends the watch. */
export const watchPublications = ({
  deployments,
  publications,
  scheduler,
  onChange,
}: PublicationWatchConfig): (() => void) => {
  const state = { stop: (): void => {}, isOver: false };
  const look = async (): Promise<void> => {
    const changed = await Promise.all(
      deployments.map((deployment) => publications.hasChanged(deployment).catch(() => false)),
    );
    if (state.isOver) return;
    if (changed.includes(true)) onChange();
    state.stop = scheduler.after(interval, () => void look());
  };
  void look();
  return () => {
    state.isOver = true;
    state.stop();
  };
};
