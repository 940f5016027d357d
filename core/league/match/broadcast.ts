import * as t from 'io-ts';
import { withNamesInCase } from '../../decode/anyCase.ts';
import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';

/** The broadcasters of matches (specification §3) in order of preference. */
export const broadcastProviders = ['play', 'mygame', 'direktesport', 'tv2'] as const;
export type BroadcastProvider = (typeof broadcastProviders)[number];

/** Addresses at which a match is broadcast, by provider. */
export interface BroadcastUrls {
  readonly matchId: MatchId;
  readonly urls: { readonly [P in BroadcastProvider]: string | null };
}

const Urls = t.strict({
  play: OptionalText,
  mygame: OptionalText,
  direktesport: OptionalText,
  tv2: OptionalText,
});

const inCase = withNamesInCase(broadcastProviders);

const OptionalUrls = new t.Type<BroadcastUrls['urls'], unknown>(
  'broadcast urls',
  Urls.is,
  (u, context) => Urls.validate(inCase(u ?? {}), context),
  Urls.encode,
);

/** A row of `broadcasts/schedule`. */
export const BroadcastRow = entity<BroadcastUrls>('broadcast', {
  matchId: field('matchId', requiredId(MatchId)),
  urls: field('broadcastUrls', OptionalUrls),
});

/** A match's broadcast as displayed. */
export interface Broadcast {
  readonly provider: BroadcastProvider;
  readonly url: string;
  /** Names of the provider's square and wide logos among the site's own pictures. */
  readonly logo: string;
  readonly horizontalLogo: string;
  /** Pixels (specification §2): 70 for mygame, else 50. */
  readonly logoWidth: number;
}

const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s]+$/i.test(url);

/** The broadcast of a match by the most preferred provider with an address; null without one. */
export const broadcastOf = ({ urls }: BroadcastUrls): Broadcast | null => {
  for (const provider of broadcastProviders) {
    const url = urls[provider];
    if (url !== null && isWebAddress(url)) {
      return {
        provider,
        url,
        logo: provider,
        horizontalLogo: `${provider}-horizontal`,
        logoWidth: provider === 'mygame' ? 70 : 50,
      };
    }
  }
  return null;
};
