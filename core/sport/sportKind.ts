/** The sports with screens of their own (readings, "Words"). `soccer` is the corporate variant. */
export type SportKind = 'icehockey' | 'basketball' | 'volleyball' | 'soccer' | 'handball';

/** All sports, the default deployment's first. */
export const sportKinds: readonly SportKind[] = [
  'icehockey',
  'basketball',
  'volleyball',
  'soccer',
  'handball',
];
