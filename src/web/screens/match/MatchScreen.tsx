import { matchById } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Match } from '@kampdag/core/league/match/match';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { liveMatchPath } from '@kampdag/core/site/paths';
import { type ComponentType, useMemo } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { useCall } from '../../machines/useCall.ts';
import { useIsMissing } from '../../machines/useIsMissing.ts';
import { PlayedHead } from '../../match/board/PlayedHead.tsx';
import * as styles from '../../match/parts/layout.css.ts';
import { type MatchPage, matchPageOf } from '../../match/parts/page.ts';
import type { PlayedViews } from '../../match/parts/playedProps.ts';
import { listedState } from '../../match/states/listedState.ts';
import { stateNote } from '../../match/states/stateText.ts';
import { UnknownMatch } from '../../match/states/UnknownMatch.tsx';
import { useIsPublished } from '../../match/states/useIsPublished.ts';
import { useQuery } from '../../router/useQuery.ts';
import { sportViews } from '../../sports/sportViews.ts';
import type { LoadedViews } from '../../sports/WithSportViews.tsx';
import { primary } from '../../ui/Button.css.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Info } from '../../ui/Info.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { matchIdIn } from './calls.ts';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import { PlayedMatch } from './PlayedMatch.tsx';

/** A match without figures to show: what is known of it, why no more, and where to go instead (readings 8, 9, 11, 24, 26). */
const WithoutFigures = ({
  page,
  isPublished,
}: {
  readonly page: MatchPage;
  readonly isPublished: boolean;
}) => {
  const m = useMessages(matchPageMessages);
  const { match, names, selection } = page;
  const { hasHighScores, hasPlayByPlay } = sportViews[page.sport];
  const state = listedState(match, isPublished, useWallTime());
  const note = isPublished ? stateNote(state, match.result?.goals ?? null, names, m) : m.unpublished;
  return (
    <div className={styles.page}>
      <PlayedHead
        page={page}
        periods={null}
        isPublished={isPublished}
        hasHighScores={hasHighScores}
        hasPlayByPlay={hasPlayByPlay}
      />
      {state.type === 'InPlay' ? (
        <div className={styles.instead}>
          <Info title={m.live.title} text={m.live.text} />
          <PageLink to={liveMatchPath(selection, match)} className={primary}>
            {m.live.link}
          </PageLink>
        </div>
      ) : note === null ? null : (
        <Info {...note} />
      )}
    </div>
  );
};

interface Loaded {
  readonly loaded: LoadedViews<PlayedViews>;
}

/** Whether the league lets its results be seen decides first, then whether there are figures. */
const KnownMatch = ({ match, loaded }: Loaded & { readonly match: Match }) => {
  const m = useMessages(matchPageMessages);
  const { deployment } = useServices();
  const { selection } = useChoice();
  const { sportId } = match;
  const isPublished = useIsPublished(match);
  const page = useMemo(
    () => matchPageOf(match, sportKindOf(deployment, sportId), selection, m.unknownTeam),
    [match, deployment, sportId, selection, m],
  );
  if (isPublished === null) return <MatchSkeleton />;
  return isPublished && match.result !== null && match.nonPlayReason === null ? (
    <PlayedMatch key={match.matchId} page={page} loaded={loaded} />
  ) : (
    <WithoutFigures page={page} isPublished={isPublished} />
  );
};

const isUnknown = (failure: GatewayFailure): boolean =>
  (failure.type === 'Refused' && failure.status === 404) || failure.type === 'Undecodable';

const NamedMatch = ({ loaded }: Loaded) => {
  const [query] = useQuery();
  const m = useMessages(matchPageMessages);
  const matchId = matchIdIn(query);
  const { view, busy, retry } = useCall(matchById, matchId === null ? null : { matchId });
  const isMissing = useIsMissing(matchById, matchId === null ? null : { matchId });
  const unknown = <UnknownMatch messages={m} />;
  if (matchId === null || isMissing) return unknown;
  switch (view.state) {
    case 'loading':
      return <MatchSkeleton />;
    case 'ready':
    case 'stale':
      return <KnownMatch match={view.value} loaded={loaded} />;
    case 'failed':
      return isUnknown(view.failure) ? (
        unknown
      ) : (
        <Failure
          isPage
          room={<MatchSkeleton />}
          {...m.gatewayFailed}
          action={m.tryAgain}
          onAction={retry}
          busy={busy}
        />
      );
    default:
      return view satisfies never;
  }
};

/** The page of a finished match (specification §2, "Match page (finished)"). */
export const matchScreen = (loaded: LoadedViews<PlayedViews>): ComponentType => {
  const MatchScreen = () => <NamedMatch loaded={loaded} />;
  return MatchScreen;
};
