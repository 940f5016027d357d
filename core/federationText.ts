declare const federationWords: unique symbol;

/**
 * Words of the federation or its reporters in their own language: an infraction, an incident's type, a period's name. Opaque, so
 * that no page shows, joins or interpolates them without that language (WCAG 3.1.2). Names of teams, people, leagues and venues
 * are plain texts: a name has no language.
 */
export interface FederationText {
  readonly [federationWords]: 'FederationText';
}

/** A text as one of the federation's. It stays the same text, so that answers and logs are written as they were read. */
export const FederationText = (text: string): FederationText => text as unknown as FederationText;

/** Its letters: to recognise known words, and for data that is read by programs. A page shows it by `federationText`. */
export const lettersOf: {
  (text: FederationText): string;
  (text: FederationText | null): string | null;
} = (text: FederationText | null) => text as unknown as string;
