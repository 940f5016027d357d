import type { Localised } from '../i18n/localised.ts';

/** Texts of an embedded match alone. */
export interface EmbedMessages {
  /** Before the site's name, which is a link. */
  readonly more: string;
  readonly lost: string;
  /** The heading of the score, in a word and in a sign. */
  readonly total: string;
}

/** They come with the page, in its language. */
export const embedMessages: Localised<EmbedMessages> = {
  en: { more: 'Follow the match at', lost: 'No connection: the score may be old.', total: 'Total' },
  no: { more: 'Følg kampen hos', lost: 'Ingen kontakt: stillingen kan være gammel.', total: 'Totalt' },
};
