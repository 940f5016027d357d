/**
 * A text without lone surrogates: half a sign, which JSON can carry and no address, UTF-8 or markup, becomes U+FFFD, as in
 * `String.prototype.toWellFormed`, which Safari has from 16.4 on only.
 */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
