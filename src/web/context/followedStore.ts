import type { Followed } from '@kampdag/core/site/followed';
import type { DeviceStore } from './deviceStore.ts';

/** Stores what a visitor follows. */
export interface FollowedStore extends DeviceStore<Followed> {
  readonly change: (change: (followed: Followed) => Followed) => void;
}
