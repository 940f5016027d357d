/** Whether a client holds the very thing already (RFC 9110 §13.1.2): any of its tags, weak ones too, or `*`. */
export const holdsAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((text) => {
    const tag = text.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
