import type { Localised } from '../i18n/localised.ts';

/** The texts that the script of an embed needs. */
export interface FollowedMessages {
  /** Before the site's name, a link. */
  readonly more: string;
  readonly lost: string;
  /** The heading of the score, spelled out. */
  readonly total: string;
}

/** Of a followed match, in every language; the server inlines one of them. */
export const followedMessages: Localised<FollowedMessages> = {
  en: { more: 'More about the match at', lost: 'No connection: the score may be old.', total: 'Total' },
  no: { more: 'Mer om kampen hos', lost: 'Ingen kontakt: stillingen kan være gammel.', total: 'Totalt' },
};

/** The texts of embedded teams only. */
export const teamEmbedMessages = {
  en: {
    /** Before the site's name, a link. */
    more: 'More about the team at',
    unknown: {
      title: 'This team was not found',
      text: 'It has no published matches this season, or the address is incomplete.',
    },
    failed: {
      title: 'The team could not be fetched',
      text: 'We have no answer from the federation right now.',
    },
  },
  no: {
    more: 'Mer om laget hos',
    unknown: {
      title: 'Fant ikke laget',
      text: 'Det har ingen publiserte kamper denne sesongen, eller adressen er ufullstendig.',
    },
    failed: {
      title: 'Laget kunne ikke hentes',
      text: 'Vi har ikke svar fra forbundet akkurat nå.',
    },
  },
} satisfies Localised<unknown>;
