/**
 * A text in which lone surrogates, which JSON allows but addresses, UTF-8 and markup do not, become U+FFFD:
 * `String.prototype.toWellFormed`, which Safari lacks before 16.4.
 */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
