import { OptionalText } from '../decode/codecs.ts';
import { entity, field } from '../decode/entity.ts';
import { requiredId } from '../decode/rowCodecs.ts';
import { OrgId } from '../ids.ts';

/** A club or a federation (specification §3). Its addresses and telephone numbers are not read (reading 25). */
export interface Organisation {
  readonly orgId: OrgId;
  readonly name: string | null;
  /** A picture in base64, as sent. */
  readonly logoBase64: string | null;
}

/** A row of `org/Organisation`. */
export const OrganisationRow = entity<Organisation>('organisation', {
  orgId: field('orgId', requiredId(OrgId)),
  name: field('orgName', OptionalText),
  logoBase64: field('orgLogoBase64', OptionalText),
});

/** The first letters of a picture in base64 tell its type (wire-format §3: png, jpg or gif). */
const signatures: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
];

/** The logo as a `data:` address; null when there is none or it is no picture that is known (an SVG could hold a script). */
export const logoUrl = ({ logoBase64 }: Organisation): string | null => {
  if (logoBase64 === null || !/^[A-Za-z0-9+/]+=*$/.test(logoBase64)) return null;
  const type = signatures.find(([head]) => logoBase64.startsWith(head))?.[1];
  return type === undefined ? null : `data:${type};base64,${logoBase64}`;
};
