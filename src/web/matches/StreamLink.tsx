import type { Broadcast } from '@kampdag/core/league/match/broadcast';
import { useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { ProviderLogo, providerNames } from './ProviderLogo.tsx';
import * as styles from './StreamLink.css.ts';

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
