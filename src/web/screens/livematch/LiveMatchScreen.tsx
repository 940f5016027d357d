import { matchById } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Match } from '@kampdag/core/league/match/match';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useWallTime } from '../../context/now.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { type MatchMessages, matchMessages } from '../../i18n/messages/match.ts';
import { useCall } from '../../machines/useCall.ts';
import { useIsMissing } from '../../machines/useIsMissing.ts';
import { Chip } from '../../match/board/Chip.tsx';
import { MatchHead } from '../../match/board/MatchHead.tsx';
import { ScoreBoard } from '../../match/board/ScoreBoard.tsx';
import { teamNames } from '../../match/board/teamNames.ts';
import * as styles from '../../match/live/page.css.ts';
import { InfoAlert } from '../../match/states/InfoAlert.tsx';
import { listedState } from '../../match/states/listedState.ts';
import { MatchSkeleton } from '../../match/states/MatchSkeleton.tsx';
import { matchTitle, scoreText, stateNote, stateText } from '../../match/states/stateText.ts';
import { UnknownMatch } from '../../match/states/UnknownMatch.tsx';
import { useIsPublished } from '../../match/states/useIsPublished.ts';
import { useStateWords } from '../../match/states/useStateWords.ts';
import { useQuery } from '../../router/useQuery.ts';
import { sportViews } from '../../sports/sportViews.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { matchIdIn } from './calls.ts';
import { LivePage } from './LivePage.tsx';

interface NothingToFollowProps {
  readonly match: Match;
  readonly sport: SportKind;
  readonly messages: MatchMessages;
  readonly isPublished: boolean;
}

/** A match that is not followed, for it is not played, or its results are not shown: who, where and when, and why no more (readings 8, 9, 24). */
const NothingToFollow = ({ match, sport, messages: m, isPublished }: NothingToFollowProps) => {
  const state = listedState(match, isPublished, useWallTime());
  const teams = teamNames(match, m);
  const words = useStateWords(m, sport);
  const score = isPublished ? (match.result?.goals ?? null) : null;
  const note = isPublished ? stateNote(state, score, teams, m) : m.unpublished;
  useTitle(matchTitle(state, score, teams, words));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <MatchHead
          match={match}
          sport={sport}
          hasHighScores={sportViews[sport].hasHighScores}
          messages={m}
          chip={<Chip text={stateText(state, words)} isLive={state.type === 'InPlay'} />}
          middle={<ScoreBoard score={score} felt={null} label={scoreText(state, score, isPublished, m)} />}
          under={null}
        />
      </div>
      <div className={styles.main}>{note === null ? null : <InfoAlert {...note} />}</div>
    </div>
  );
};

interface KnownMatchProps {
  readonly match: Match;
  readonly messages: MatchMessages;
  readonly refresh: () => void;
}

/** Whether the league lets its results be seen decides first, then whether there is anything to follow. */
const KnownMatch = ({ match, messages, refresh }: KnownMatchProps) => {
  const isPublished = useIsPublished(match);
  const sport = sportKindOf(useServices().deployment, match.sportId);
  const { live } = sportViews[sport];
  if (isPublished === null) return <MatchSkeleton />;
  const props = { match, sport, messages };
  return isPublished && match.nonPlayReason === null ? (
    <LivePage key={match.matchId} {...props} live={live} refresh={refresh} />
  ) : (
    <NothingToFollow {...props} isPublished={isPublished} />
  );
};

const isUnknown = (failure: GatewayFailure): boolean =>
  (failure.type === 'Refused' && failure.status === 404) || failure.type === 'Undecodable';

/** The live page of a match (specification §2, "Live match"). */
export const LiveMatchScreen = () => {
  const [query] = useQuery();
  const m = useMessages(matchMessages);
  const matchId = matchIdIn(query);
  const { view, busy, retry, refresh } = useCall(matchById, matchId === null ? null : { matchId });
  const isMissing = useIsMissing(matchById, matchId === null ? null : { matchId });
  const unknown = <UnknownMatch messages={m} />;
  if (matchId === null || isMissing) return unknown;
  switch (view.state) {
    case 'loading':
      return <MatchSkeleton />;
    case 'ready':
    case 'stale':
      return <KnownMatch match={view.value} messages={m} refresh={refresh} />;
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
