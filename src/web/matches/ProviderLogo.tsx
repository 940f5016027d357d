import type { Broadcast, BroadcastProvider } from '@kampdag/core/league/match/broadcast';
import * as styles from './StreamLink.css.ts';

const names: Readonly<Record<BroadcastProvider, string>> = {
  play: 'Play',
  mygame: 'MyGame',
  direktesport: 'Direkte',
  tv2: 'TV 2',
};

/** The name of who sends a match, as they write it. */
export const providerNames: Readonly<Record<BroadcastProvider, string>> = {
  ...names,
  direktesport: 'Direktesport',
};

/** A small drawn logo of who sends a match, as wide as the specification says (§2); what is around it tells the name. */
export const ProviderLogo = ({ broadcast: { provider, logoWidth } }: { readonly broadcast: Broadcast }) => (
  <svg
    className={styles.logo}
    width={logoWidth}
    height={18}
    viewBox={`0 0 ${logoWidth} 18`}
    aria-hidden="true"
    focusable="false"
  >
    <rect className={styles.grounds[provider]} width={logoWidth} height={18} rx={3} />
    <text className={styles.letters[provider]} x={logoWidth / 2} y={9} dy="0.36em">
      {names[provider]}
    </text>
  </svg>
);
