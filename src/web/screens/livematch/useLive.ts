import { detailsOf, type MatchDetails } from '@kampdag/core/live/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LiveMode, liveMatchMachine } from '../../machines/liveMatchMachine.ts';
import { sameValue } from './sameValue.ts';

/** The running machine of a live page. */
export type LiveActor = ActorRefFrom<typeof liveMatchMachine>;

type LiveSnapshot = SnapshotFrom<typeof liveMatchMachine>;

/** A slice of the match: repaints its reader only when what it reads has changed. Null until there is a snapshot. */
export const useReading = <A>(
  actor: LiveActor,
  read: (match: LiveMatch) => A,
  same: (a: A, b: A) => boolean = sameValue,
): A | null =>
  useSelector(
    actor,
    ({ context }: LiveSnapshot) => (context.match === null ? null : read(context.match)),
    (a, b) => a === b || (a !== null && b !== null && same(a, b)),
  );

/** The machine's mode. */
export const useMode = (actor: LiveActor): LiveMode => useSelector(actor, ({ value }: LiveSnapshot) => value);

const itself = (match: LiveMatch): LiveMatch => match;

const sameDescription = (a: LiveMatch, b: LiveMatch): boolean =>
  a.log.data === b.log.data && sameValue(detailsOf(a).periods, detailsOf(b).periods);

/** Who plays, where and when; the same object until the match is described anew. */
export const useDetails = (actor: LiveActor): MatchDetails | null => {
  const match = useReading(actor, itself, sameDescription);
  return match === null ? null : detailsOf(match);
};
