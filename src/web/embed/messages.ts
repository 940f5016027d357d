import type { Localised } from '../i18n/localised.ts';

/** The texts of embedded matches only. */
export interface EmbedMessages {
  /** Before the site's name, a link. */
  readonly more: string;
  readonly lost: string;
  /** The heading of the score, spelled out. */
  readonly total: string;
}

/** In every language; the server inlines one of them. */
export const embedMessages: Localised<EmbedMessages> = {
  en: { more: 'Follow the match at', lost: 'No connection: the score may be old.', total: 'Total' },
  no: { more: 'Følg kampen hos', lost: 'Ingen kontakt: stillingen kan være gammel.', total: 'Totalt' },
};
