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
type Organisation = ModelOf<typeof OrganisationRow>;

/** Picture types by the first characters of their base64 (wire-format §3: png, jpg or gif). */
const signatures: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
];

/** Matches a PNG's last chunk in base64, at each of the three alignments. */
const pngEnd = /(?:SUVORK5CYII=|lFTkSuQmCC|JRU5ErkJggg==)$/;

/**
 * The logo as a `data:` address; null when missing, of an unknown type (an SVG could hold a script), or a truncated PNG: browsers
 * draw nothing for one and raise no error that a crest could replace.
 */
export const logoUrl = ({ logoBase64 }: Organisation): string | null => {
  if (logoBase64 === null || !/^[A-Za-z0-9+/]+=*$/.test(logoBase64)) return null;
  const type = signatures.find(([head]) => logoBase64.startsWith(head))?.[1];
  if (type === 'image/png' && !pngEnd.test(logoBase64)) return null;
  return type === undefined ? null : `data:${type};base64,${logoBase64}`;
};
