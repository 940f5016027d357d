import { isNotFound } from '@kampdag/core/gateway/client';
import { matchById } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { screenPath } from '@kampdag/core/site/paths';
import type { ReactNode } from 'react';
import { useChoice } from '../../context/selection.ts';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { CallFailure } from '../../machines/CallFailure.tsx';
import { useCall, useIsMissing } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';
import { matchIdIn } from './matchCalls.ts';
import { useIsPublished } from './useIsPublished.ts';

const UnknownMatch = ({ messages: m }: { readonly messages: MatchMessages }) => {
  const { selection } = useChoice();
  useTitle(m.unknownMatch.title);
  return (
    <Notice
      {...m.unknownMatch}
      link={{ to: screenPath('/scoreboard', selection), label: m.scoreboardLink }}
    />
  );
};

/** A match for which the publication of results is known. */
export interface LoadedMatch {
  readonly match: Match;
  readonly isPublished: boolean;
  /** Reloads the match. */
  readonly refresh: () => void;
}

interface AddressedMatchProps {
  readonly messages: MatchMessages;
  /** The placeholder of the page. */
  readonly skeleton: ReactNode;
  readonly children: (known: LoadedMatch) => ReactNode;
}

type PublishedProps = Pick<AddressedMatchProps, 'skeleton' | 'children'> & Omit<LoadedMatch, 'isPublished'>;

const PublishedMatch = ({ match, refresh, skeleton, children }: PublishedProps) => {
  const isPublished = useIsPublished(match);
  return isPublished === null ? skeleton : children({ match, isPublished, refresh });
};

/** The match in the address, live or played: its page once loaded, else a skeleton or the failure. */
export const AddressedMatch = ({ messages: m, skeleton, children }: AddressedMatchProps) => {
  const [query] = useQuery();
  const matchId = matchIdIn(query);
  const params = matchId === null ? null : { matchId };
  const { view, busy, retry, refresh } = useCall(matchById, params);
  const isMissing = useIsMissing(matchById, params);
  if (matchId === null || isMissing || (view.state === 'failed' && isNotFound(view.failure))) {
    return <UnknownMatch messages={m} />;
  }
  switch (view.state) {
    case 'loading':
      return skeleton;
    case 'ready':
    case 'stale':
      return (
        <PublishedMatch match={view.value} refresh={refresh} skeleton={skeleton}>
          {children}
        </PublishedMatch>
      );
    case 'failed':
      return (
        <CallFailure
          isPage
          placeholder={skeleton}
          title={m.gatewayFailed.title}
          failure={view.failure}
          onRetry={retry}
          busy={busy}
        />
      );
    default:
      return view satisfies never;
  }
};
