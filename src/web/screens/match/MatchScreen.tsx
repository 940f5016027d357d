import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Match } from '@kampdag/core/league/match';
import { isLiveNow } from '@kampdag/core/league/matchStatus';
import { areResultsVisible } from '@kampdag/core/league/publication';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { liveMatchPath, screenPath } from '@kampdag/core/site/paths';
import { useMemo } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { useCall } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { primary } from '../../ui/Button.css.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Info } from '../../ui/Info.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { matchIdIn } from './calls.ts';
import { Head } from './head/Head.tsx';
import * as styles from './layout.css.ts';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import { PlayedMatch } from './PlayedMatch.tsx';
import { type MatchPage, matchPageOf, valueOf } from './page.ts';

/** A match that has no result to show: what is known of it, and where to go instead (readings 11, 26). */
const Unplayed = ({ page }: { readonly page: MatchPage }) => {
  const m = useMessages(matchPageMessages);
  const now = useWallTime();
  const isLive = isLiveNow(page.match, now);
  return (
    <div className={styles.page}>
      <Head page={page} periods={null} showsResult />
      {isLive ? (
        <div className={styles.instead}>
          <Info title={m.live.title} text={m.live.text} />
          <PageLink to={liveMatchPath(page.selection, page.match)} className={primary}>
            {m.live.link}
          </PageLink>
        </div>
      ) : page.match.nonPlayReason === null ? (
        <Info title={m.ahead.title} text={m.ahead.text} />
      ) : null}
    </div>
  );
};

/** Results that are not published: who plays, where and when, and why no more (readings 8, 24). */
const Unpublished = ({ page }: { readonly page: MatchPage }) => {
  const m = useMessages(matchPageMessages);
  return (
    <div className={styles.page}>
      <Head page={page} periods={null} showsResult={false} />
      <Info {...m.unpublished} />
    </div>
  );
};

/** Whether the league lets its results be seen decides first; one that is not known does (specification §4, §5). */
const KnownMatch = ({ match }: { readonly match: Match }) => {
  const m = useMessages(matchPageMessages);
  const { deployment } = useServices();
  const { selection, league: chosen } = useChoice();
  const { tournamentId, sportId } = match;
  const { view } = useCall(leagueById, tournamentId === null ? null : { tournamentId });
  const page = useMemo(
    () => matchPageOf(match, sportKindOf(deployment, sportId), selection, m.unknownTeam),
    [match, deployment, sportId, selection, m],
  );
  if (tournamentId !== null && view.state === 'loading') return <MatchSkeleton />;
  const isVisible = areResultsVisible({
    displayed: chosen?.isResultPublished ?? null,
    published: valueOf(view)?.isResultPublished ?? null,
  });
  if (!isVisible) return <Unpublished page={page} />;
  return match.result === null ? <Unplayed page={page} /> : <PlayedMatch key={match.matchId} page={page} />;
};

const isUnknown = (failure: GatewayFailure): boolean =>
  (failure.type === 'Refused' && failure.status === 404) || failure.type === 'Undecodable';

/** The page of a finished match (specification §2, "Match page (finished)"). */
export const MatchScreen = () => {
  const [query] = useQuery();
  const m = useMessages(matchPageMessages);
  const { selection } = useChoice();
  const matchId = matchIdIn(query);
  const { view, busy, retry } = useCall(matchById, matchId === null ? null : { matchId });
  const unknown = (
    <Notice {...m.unknownMatch} link={{ to: screenPath('/scoreboard', selection), label: m.toScoreboard }} />
  );
  if (matchId === null) return unknown;
  switch (view.state) {
    case 'loading':
      return <MatchSkeleton />;
    case 'ready':
    case 'stale':
      return <KnownMatch match={view.value} />;
    case 'failed':
      return isUnknown(view.failure) ? (
        unknown
      ) : (
        <Failure
          isPage
          room={<MatchSkeleton />}
          {...m.failedMatch}
          action={m.tryAgain}
          onAction={retry}
          busy={busy}
        />
      );
    default:
      return view satisfies never;
  }
};
