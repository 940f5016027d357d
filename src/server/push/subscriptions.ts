import { followsNothing } from '@kampdag/core/site/pushChoice';
import type { CacheSize } from '../metrics/cacheSizes.ts';
import type { ServiceOf } from './pushServices.ts';
import {
  printSubscription,
  readSubscription,
  type Subject,
  type Subscription,
  type SubscriptionId,
  subjectOf,
  subjectsOf,
} from './subscription.ts';
import type { Changes, SubscriptionStore } from './subscriptionStore.ts';

/** The dependencies and limits of the subscriptions. */
export interface SubscriptionsConfig {
  readonly store: SubscriptionStore;
  readonly serviceOf: ServiceOf;
  /** Default: 200,000. */
  readonly most?: number;
}

/** Days without a page of the device after which a subscription is removed. */
const unseenDays = 90;

/** Approximate bytes of a subscription in memory, beside its text. */
const overhead = 800;

/** All subscriptions, in memory by what they follow, and in a store that replicas share. */
export const createSubscriptions = ({ store, serviceOf, most = 200_000 }: SubscriptionsConfig) => {
  const byId = new Map<SubscriptionId, Subscription>();
  const bySubject = new Map<Subject, Set<SubscriptionId>>();
  /** Stored ones of no configured service, and the day on which each was last seen: 0 where they cannot be read. */
  const unusable = new Map<SubscriptionId, number>();
  const state: { isLoaded: boolean; syncing: Promise<void> | null } = { isLoaded: false, syncing: null };

  const forget = (id: SubscriptionId): void => {
    unusable.delete(id);
    const known = byId.get(id);
    if (known === undefined) return;
    byId.delete(id);
    for (const subject of subjectsOf(known)) {
      const ids = bySubject.get(subject);
      ids?.delete(id);
      if (ids?.size === 0) bySubject.delete(subject);
    }
  };
  const remember = (id: SubscriptionId, subscription: Subscription): void => {
    forget(id);
    byId.set(id, subscription);
    for (const subject of subjectsOf(subscription)) {
      const ids = bySubject.get(subject) ?? new Set();
      bySubject.set(subject, ids.add(id));
    }
  };
  const adopt = (changes: Changes): void => {
    for (const [id, text] of changes) {
      const found = text === null ? null : readSubscription(text);
      // Whoever can write to the store must not choose what this server asks; and the list of services may have changed.
      if (found !== null && serviceOf(found.address.endpoint) !== null) remember(id, found);
      else {
        forget(id);
        if (text !== null) unusable.set(id, found?.seen ?? 0);
      }
    }
  };
  const write = (changes: ReadonlyMap<SubscriptionId, Subscription | null>): Promise<boolean> =>
    store.write(
      new Map([...changes].map(([id, found]) => [id, found === null ? null : printSubscription(found)])),
    );

  /** Learns what other replicas have changed, once for all that ask meanwhile. What cannot be reached now is learned later. */
  const sync = (): Promise<void> => {
    state.syncing ??= learn().finally(() => {
      state.syncing = null;
    });
    return state.syncing;
  };

  const isStored = (id: SubscriptionId): boolean => byId.has(id) || unusable.has(id);

  /** Stores subscriptions, or removes those that are null; whether they were stored. */
  const change = async (wanted: ReadonlyMap<SubscriptionId, Subscription | null>): Promise<boolean> => {
    if ([...wanted].some(([id, found]) => found === null && !isStored(id))) await sync();
    // What nobody stores is not removed: whoever makes up endpoints would have all replicas read that.
    const changes = new Map([...wanted].filter(([id, found]) => found !== null || isStored(id)));
    if (changes.size === 0) return true;
    if (!(await write(changes))) return false;
    for (const [id, found] of changes) {
      if (found === null) forget(id);
      else remember(id, found);
    }
    return true;
  };

  const learn = async (): Promise<void> => {
    try {
      if (state.isLoaded) adopt(await store.changes());
      else {
        const all = await store.load();
        // What was removed while the store could not be reached.
        for (const id of [...byId.keys(), ...unusable.keys()]) if (!all.has(id)) forget(id);
        adopt(all);
        state.isLoaded = true;
      }
    } catch {
      state.isLoaded = false;
    }
  };

  return {
    sync,
    find: (id: SubscriptionId): Subscription | undefined => byId.get(id),
    isFull: (): boolean => byId.size >= most,
    change,
    /** Those that follow any of the subjects, each once. */
    followersOf: (subjects: readonly Subject[]): ReadonlyMap<SubscriptionId, Subscription> =>
      new Map(
        subjects
          .flatMap((subject) => [...(bySubject.get(subject) ?? [])])
          .flatMap((id) => {
            const found = byId.get(id);
            return found === undefined ? [] : [[id, found]];
          }),
      ),
    isFollowed: (subject: Subject): boolean => bySubject.has(subject),
    /** The followed subjects. */
    subjects: (): Iterable<Subject> => bySubject.keys(),
    /** Takes a match that is over from all that follow it; whoever follows nothing else is removed. */
    unfollow: async (subject: Subject): Promise<void> => {
      const ids = [...(bySubject.get(subject) ?? [])];
      const changes = new Map<SubscriptionId, Subscription | null>();
      for (const id of ids) {
        const known = byId.get(id);
        if (known === undefined) continue;
        const { deployment, choice } = known;
        const matches = choice.matches.filter((match) => subjectOf(deployment, 'match', match) !== subject);
        const left = { ...choice, matches };
        changes.set(id, followsNothing(left) ? null : { ...known, choice: left });
      }
      if (changes.size > 0) await change(changes);
    },
    /** Removes those that no page has sent for 90 days, and what is stored and cannot be read. */
    sweep: async (today: number): Promise<void> => {
      const seenOn = [...[...byId].map(([id, { seen }]) => [id, seen] as const), ...unusable];
      const unseen = seenOn.filter(([, seen]) => today - seen > unseenDays).map(([id]) => id);
      for (const id of unseen) forget(id);
      if (unseen.length > 0) await write(new Map(unseen.map((id) => [id, null])));
    },
    size: (): CacheSize => ({ entries: byId.size, bytes: byId.size * overhead }),
  };
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;
