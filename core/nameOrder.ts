import { federationLanguage } from './federationLanguage.ts';

const collator = new Intl.Collator(federationLanguage, { numeric: true });

/** Compares the federation's names in its own alphabet, numbers within them as numbers: `omgang 2` comes before `omgang 10`. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
