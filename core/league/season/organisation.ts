import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { OrgId } from '../../ids.ts';

/** A row of `org/Organisation`. */
export const OrganisationRow = entity('organisation', {
  orgId: field('orgId', requiredId(OrgId)),
  name: field('orgName', OptionalText),
  /** A picture in base64, as sent. */
  logoBase64: field('orgLogoBase64', OptionalText),
});

/** A club or a federation (specification §3). Its addresses and telephone numbers are not read (reading 25). */
export type Organisation = ModelOf<typeof OrganisationRow>;

/** The first letters of a picture in base64 tell its type (wire-format §3: png, jpg or gif). */
const signatures: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
];

/** How a PNG's last chunk looks in base64, at each of the three places where it can begin. */
const pngEnd = /(?:SUVORK5CYII=|lFTkSuQmCC|JRU5ErkJggg==)$/;

/**
 * The logo as a `data:` address; null when there is none, it is no picture that is known (an SVG could hold a script), or a PNG that
 * broke on its way: a browser draws nothing for one, and no error comes for which a crest could stand in.
 */
export const logoUrl = ({ logoBase64 }: Organisation): string | null => {
  if (logoBase64 === null || !/^[A-Za-z0-9+/]+=*$/.test(logoBase64)) return null;
  const type = signatures.find(([head]) => logoBase64.startsWith(head))?.[1];
  if (type === 'image/png' && !pngEnd.test(logoBase64)) return null;
  return type === undefined ? null : `data:${type};base64,${logoBase64}`;
};
