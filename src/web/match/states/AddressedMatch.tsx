import { isNotFound } from '@kampdag/core/gateway/client';
import { matchById } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { screenPath } from '@kampdag/core/site/paths';
import type { ReactNode } from 'react';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { CallFailure } from '../../machines/CallFailure.tsx';
import { useCall, useIsMissing } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';
import type { MatchPage } from '../parts/page.ts';
import { useMatchPage } from '../parts/usePersonPath.ts';
import { matchIdIn } from './matchCalls.ts';
import { useIsPublished } from './useIsPublished.ts';

const UnknownMatch = () => {
  const m = useMessages(matchMessages);
  const { selection } = useChoice();
  useTitle(m.unknownMatch.title);
  return <Notice {...m.unknownMatch} to={screenPath('/scoreboard', selection)} />;
};

/** A match for which the publication of results is known. */
export interface LoadedMatch {
  readonly page: MatchPage;
  readonly isPublished: boolean;
  /** Reloads the match. */
  readonly refresh: () => void;
}

interface AddressedMatchProps {
  /** The placeholder of the page. */
  readonly skeleton: ReactNode;
  readonly children: (known: LoadedMatch) => ReactNode;
}

type PublishedProps = AddressedMatchProps & Pick<LoadedMatch, 'refresh'> & { readonly match: Match };

const PublishedMatch = ({ match, refresh, skeleton, children }: PublishedProps) => {
  const { deployment } = useServices();
  const page = useMatchPage(match, sportKindOf(deployment, match.sportId));
  const isPublished = useIsPublished(match);
  return isPublished === null ? skeleton : children({ page, isPublished, refresh });
};

/** The match in the address, live or played: its page once loaded, else a skeleton or the failure. */
export const AddressedMatch = ({ skeleton, children }: AddressedMatchProps) => {
  const m = useMessages(matchMessages);
  const [query] = useQuery();
  const matchId = matchIdIn(query);
  const params = matchId === null ? null : { matchId };
  const { view, busy, retry, refresh } = useCall(matchById, params);
  const isMissing = useIsMissing(matchById, params);
  if (matchId === null || isMissing || (view.state === 'failed' && isNotFound(view.failure))) {
    return <UnknownMatch />;
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
