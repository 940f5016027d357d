import type { Instant } from '@kampdag/core/time/instant';

/** Whether a client holds the very thing already (RFC 9110 §13.1.2): any of its tags, weak ones too, or `*`. */
export const holdsAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((text) => {
    const tag = text.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });

/** Whether a thing is as old as a client's copy, by the date that it came with (RFC 9110 §13.1.3); false where either says nothing. */
export const isUnchangedSince = (
  ifModifiedSince: string | undefined,
  changedAt: Instant | undefined,
): boolean =>
  changedAt !== undefined && Math.floor(changedAt / 1_000) * 1_000 <= Date.parse(ifModifiedSince ?? '');
