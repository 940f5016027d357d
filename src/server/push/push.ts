import { join } from 'node:path';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Config } from '../config.ts';
import type { Effects } from '../effects.ts';
import type { Renderer } from '../frontend/frontend.ts';
import type { Answers } from '../gateway/answers.ts';
import { clientOf } from '../gateway/inProcessTransport.ts';
import type { Desk } from '../live/desk.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Withdrawn } from '../operator/operation.ts';
import { createPacing } from '../pacing.ts';
import { createDelivery, type DeliveryConfig } from './delivery.ts';
import { createMatchWatch } from './matchWatch.ts';
import { outsideLookup } from './outsideLookup.ts';
import { createPosting, type PostingConfig } from './posting.ts';
import { storedPushKey } from './pushKey.ts';
import { createPushNews, type PushNewsConfig } from './pushNews.ts';
import { pushPlugin } from './pushPlugin.ts';
import { serviceAmong } from './pushServices.ts';
import { dayOf } from './subscription.ts';
import { fileSubscriptions, type SubscriptionStore } from './subscriptionStore.ts';
import { createSubscriptions } from './subscriptions.ts';

/** The dependencies of push. */
export interface PushConfig
  extends Pick<Config, 'pushKey' | 'pushContact' | 'pushServices'>,
    Pick<Effects, 'now' | 'elapsed' | 'random' | 'pause' | 'scheduler'>,
    Pick<PushNewsConfig, 'publications'> {
  readonly deployments: readonly Deployment[];
  /** The folder of what the installation stores. */
  readonly folder: string;
  /** Where replicas share subscriptions; null for a file of this installation. */
  readonly shared: SubscriptionStore | null;
  readonly desk: Pick<Desk, 'watch'>;
  readonly answers: Pick<Answers, 'find'>;
  readonly withdrawn: () => Withdrawn;
  readonly metrics: Pick<Metrics, 'onCache' | 'push'>;
  /** Which endpoints are asked, and how their names are resolved. Default: the configured services, outside alone. */
  readonly reach?: Pick<DeliveryConfig, 'serviceOf'> & Pick<PostingConfig, 'lookup'>;
}

/** Milliseconds between looks for devices that no page has sent for 90 days. */
const sweeping = 6 * 3_600_000;

/**
 * Web push: devices that follow a team, a player or a match are told of it while the site is closed. Stored of each: its address, its
 * keys, what it follows and how it is told, and the day on which it was last seen.
 */
export const createPush = (config: PushConfig) => {
  const { deployments, folder, shared, desk, answers, publications, withdrawn, metrics } = config;
  const { now, random, scheduler } = config;
  const serviceOf = config.reach?.serviceOf ?? serviceAmong(config.pushServices);
  const key = config.pushKey ?? storedPushKey(join(folder, 'push-key'));
  const store = shared ?? fileSubscriptions(join(folder, 'subscriptions'), scheduler);
  const subscriptions = createSubscriptions({ store, serviceOf });
  const pacing = createPacing({ ...config, slice: 2 });
  const delivery = createDelivery({
    posting: createPosting({
      key,
      contact: config.pushContact ?? `mailto:webmaster@${deployments[0]?.hosts[0] ?? 'localhost'}`,
      lookup: config.reach?.lookup ?? outsideLookup(),
      pacing,
      now,
    }),
    serviceOf,
    now,
    random,
    scheduler,
    onOutcome: metrics.push.onOutcome,
  });
  metrics.onCache('subscriptions', subscriptions.size);
  metrics.push.onPending(delivery.pending);
  const running = { stop: (): void => {}, look: (): void => {} };

  /** Sweeps from now on: a process that is restarted each day sweeps too. */
  const sweep = (): (() => void) => {
    const state = { stop: (): void => {}, isOver: false };
    const again = async (): Promise<void> => {
      await subscriptions.sync();
      await subscriptions.sweep(dayOf(now()));
      if (!state.isOver) state.stop = scheduler.after(sweeping, () => void again());
    };
    void again();
    return () => {
      state.isOver = true;
      state.stop();
    };
  };

  return {
    plugin: pushPlugin({
      publicKey: key.publicKey,
      subscriptions,
      serviceOf,
      now,
      onChange: () => running.look(),
    }),
    /** Begins to follow matches and to tell of them. */
    start: ({ pushMessage }: Pick<Renderer, 'pushMessage'>): void => {
      const news = createPushNews({
        subscriptions,
        claim: store.claim,
        delivery,
        publications,
        withdrawn,
        scheduler,
        pacing,
        onWithheld: metrics.push.onWithheld,
        write: pushMessage,
      });
      const watch = createMatchWatch({
        deployments,
        subscriptions,
        desk,
        clientOf: (deployment) => clientOf(answers, deployment),
        now,
        scheduler,
        onNotice: (deployment, match, notice) => news.tell({ deployment, match, notice }),
        onOver: (subject) => void subscriptions.unfollow(subject),
      });
      metrics.push.onWatching(watch.watching);
      const stopSweeping = sweep();
      running.look = watch.look;
      running.stop = () => {
        stopSweeping();
        watch.stop();
      };
      watch.look();
    },
    close: async (): Promise<void> => {
      running.stop();
      await delivery.close();
      await store.close();
    },
  };
};

export type Push = ReturnType<typeof createPush>;
