import type { Broadcast, BroadcastProvider } from '@kampdag/core/league/match/broadcast';
import { useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import * as styles from './StreamLink.css.ts';

/** Broadcasters' names as they write them. */
export const providerNames: Readonly<Record<BroadcastProvider, string>> = {
  play: 'Play',
  mygame: 'MyGame',
  direktesport: 'Direktesport',
  tv2: 'TV 2',
};

/** A name wider than its logo takes two lines: `Direkte` alone would read as live. */
const lines: Readonly<Partial<Record<BroadcastProvider, readonly [string, string]>>> = {
  direktesport: ['Direkte', 'sport'],
};

/** A broadcaster's small drawn logo, as wide as the specification says (§2); the link around it names the broadcaster. */
export const ProviderLogo = ({ broadcast: { provider, logoWidth } }: { readonly broadcast: Broadcast }) => {
  const [first, second] = lines[provider] ?? [providerNames[provider], null];
  const height = second === null ? 18 : 26;
  return (
    <svg
      className={styles.logo}
      width={logoWidth}
      height={height}
      viewBox={`0 0 ${logoWidth} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.grounds[provider]} width={logoWidth} height={height} rx={3} />
      <text className={styles.letters[provider]} x={logoWidth / 2} y={second === null ? 9 : 8} dy="0.36em">
        {first}
        {second === null ? null : (
          <tspan x={logoWidth / 2} dy="10">
            {second}
          </tspan>
        )}
      </text>
    </svg>
  );
};

interface StreamLinkProps {
  readonly broadcast: Broadcast;
  readonly match: string;
}

/** A link to a match's stream on another site, in a new tab. */
export const StreamLink = ({ broadcast, match }: StreamLinkProps) => {
  const m = useMessages(matchesMessages);
  return (
    <a
      href={broadcast.url}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      aria-label={m.toStream(match, providerNames[broadcast.provider])}
    >
      <ProviderLogo broadcast={broadcast} />
    </a>
  );
};
