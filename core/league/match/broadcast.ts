import * as t from 'io-ts';
import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';

/** Who sends a match (specification §3). */
export type BroadcastProvider = 'play' | 'mygame' | 'direktesport' | 'tv2';

/** All providers, in the order in which one is preferred where several send. */
export const broadcastProviders: readonly BroadcastProvider[] = ['play', 'mygame', 'direktesport', 'tv2'];

/** Where a match may be seen: an address for each provider that sends it. */
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

const NoUrls = { play: null, mygame: null, direktesport: null, tv2: null };

const OptionalUrls = new t.Type<BroadcastUrls['urls'], unknown>(
  'broadcast urls',
  Urls.is,
  (u, context) => (u === null || u === undefined ? t.success(NoUrls) : Urls.validate(u, context)),
  Urls.encode,
);

/** A row of `broadcasts/schedule`. */
export const BroadcastRow = entity<BroadcastUrls>('broadcast', {
  matchId: field('matchId', requiredId(MatchId)),
  urls: field('broadcastUrls', OptionalUrls),
});

/** A match's broadcast as it is shown. */
export interface Broadcast {
  readonly provider: BroadcastProvider;
  readonly url: string;
  /** Name of the provider's logo, and of the wide one: the site's own pictures, not addresses. */
  readonly logo: string;
  readonly horizontalLogo: string;
  /** Pixels (specification §2): 70 for mygame, else 50. */
  readonly logoWidth: number;
}

/** An address that a link may lead to: nothing but http and https. */
const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s]+$/i.test(url);

/** The broadcast of a match: the first provider, in their order, that has an address; null where none sends it. */
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
