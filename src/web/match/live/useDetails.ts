import { detailsOf, type MatchDetails } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { LiveActor } from '../../machines/followMatch.ts';
import { sameValue } from '../../ui/sameValue.ts';
import { useReading } from './useLive.ts';

const itself = (match: LiveMatch): LiveMatch => match;

const sameDescription = (a: LiveMatch, b: LiveMatch): boolean =>
  a.data === b.data && sameValue(detailsOf(a).periods, detailsOf(b).periods);

/** Who plays, where and when; the same object until the match is described anew. */
export const useDetails = (actor: LiveActor): MatchDetails | null => {
  const match = useReading(actor, itself, sameDescription);
  return match === null ? null : detailsOf(match);
};
