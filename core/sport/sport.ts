import type { AnyEventType } from './anyEvent.ts';
import type { SportWith } from './common/sportWith.ts';

/** Any sport. */
export type Sport = SportWith<AnyEventType>;
