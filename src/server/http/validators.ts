import type { Instant } from '@kampdag/core/time/instant';

/** Whether a client already has a representation (RFC 9110 §13.1.2): by any of its tags, weak ones too, or `*`. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((text) => {
    const tag = text.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });

/** Whether a client's copy is current by its date (RFC 9110 §13.1.3); false if either date is missing. */
export const isUnchangedSince = (
  ifModifiedSince: string | undefined,
  changedAt: Instant | undefined,
): boolean =>
  changedAt !== undefined && Math.floor(changedAt / 1_000) * 1_000 <= Date.parse(ifModifiedSince ?? '');
