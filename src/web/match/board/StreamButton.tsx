import type { Broadcast } from '@kampdag/core/league/match/broadcast';
import { Play } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ProviderLogo, providerNames } from '../../matches/StreamLink.tsx';
import * as styles from './actions.css.ts';

/** The link to the stream: 140 px wide, with the provider's logo (specification §2). */
export const StreamButton = ({ broadcast }: { readonly broadcast: Broadcast }) => {
  const m = useMessages(matchPageMessages);
  return (
    <a
      className={styles.stream}
      href={broadcast.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={m.watch(providerNames[broadcast.provider])}
    >
      <Play aria-hidden="true" size={16} fill="currentColor" />
      <ProviderLogo broadcast={broadcast} />
    </a>
  );
};
