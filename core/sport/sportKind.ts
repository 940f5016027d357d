/** The kinds of sport that have screens of their own (readings, "Words"). `soccer` is the corporate variant. */
export type SportKind = 'icehockey' | 'basketball' | 'volleyball' | 'soccer' | 'handball';

/** All kinds, the default deployment's first. */
export const sportKinds: readonly SportKind[] = [
  'icehockey',
  'basketball',
  'volleyball',
  'soccer',
  'handball',
];
