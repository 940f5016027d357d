import type { BroadcastProvider } from '@kampdag/core/league/match/broadcast';

/** The backgrounds and letters of broadcasters' drawn logos; letters reach 4.5:1 on each. */
export const providerColours: Readonly<
  Record<BroadcastProvider, { readonly ground: string; readonly letters: string }>
> = {
  play: { ground: '#5b1fb4', letters: '#ffffff' },
  mygame: { ground: '#0b5a3c', letters: '#ffffff' },
  // Not red, which means live here.
  direktesport: { ground: '#0b4a6f', letters: '#ffffff' },
  tv2: { ground: '#1b1c2e', letters: '#ffffff' },
};
