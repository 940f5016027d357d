/**
 * The sports with screens of their own, the default deployment's first (readings, "Words"). `soccer` is the corporate variant. The
 * compiler asks for a new one's rows in every registry.
 */
export const sportKinds = ['icehockey', 'basketball', 'volleyball', 'soccer', 'handball'] as const;

/** A sport with screens of its own. */
export type SportKind = (typeof sportKinds)[number];
