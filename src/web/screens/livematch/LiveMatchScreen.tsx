import { leagueById, matchById } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Match } from '@kampdag/core/league/match';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { screenPath } from '@kampdag/core/site/paths';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { type MatchMessages, matchMessages } from '../../i18n/messages/match.ts';
import { useCall } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { stateChip } from './board.ts';
import { matchIdIn } from './calls.ts';
import { Chip } from './header/Chip.tsx';
import { ScoreBoard } from './header/ScoreBoard.tsx';
import { InfoAlert } from './InfoAlert.tsx';
import { LivePage } from './LivePage.tsx';
import { MatchHead } from './MatchHead.tsx';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import * as styles from './screen.css.ts';

interface KnownMatchProps {
  readonly match: Match;
  readonly messages: MatchMessages;
}

/** A match whose results are not shown: who plays, where and when, and why no more (readings 8 and 24). */
const HiddenResults = ({ match, messages: m }: KnownMatchProps) => {
  const now = useWallTime();
  const sport = sportKindOf(useServices().deployment, match.sportId);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <MatchHead
          match={match}
          sport={sport}
          messages={m}
          chip={<Chip {...stateChip({ ...match, result: null }, null, now, m)} />}
          middle={<ScoreBoard score={null} felt={null} label={m.score.unknown} />}
          under={null}
        />
      </div>
      <div className={styles.main}>
        <InfoAlert {...m.unpublished} />
      </div>
    </div>
  );
};

/** Whether the league lets its results be seen decides first; an unknown league does (specification §4). */
const KnownMatch = ({ match, messages, refresh }: KnownMatchProps & { readonly refresh: () => void }) => {
  const { tournamentId } = match;
  const league = useCall(leagueById, tournamentId === null ? null : { tournamentId });
  if (tournamentId !== null && league.view.state === 'loading') return <MatchSkeleton />;
  const isPublished = league.view.state !== 'ready' || league.view.value.isResultPublished;
  return isPublished ? (
    <LivePage key={match.matchId} match={match} messages={messages} refresh={refresh} />
  ) : (
    <HiddenResults match={match} messages={messages} />
  );
};

const isUnknown = (failure: GatewayFailure): boolean =>
  (failure.type === 'Refused' && failure.status === 404) || failure.type === 'Undecodable';

/** The live page of a match (specification §2, "Live match"). */
export const LiveMatchScreen = () => {
  const [query] = useQuery();
  const m = useMessages(matchMessages);
  const { selection } = useChoice();
  const matchId = matchIdIn(query);
  const { view, busy, retry, refresh } = useCall(matchById, matchId === null ? null : { matchId });
  const unknown = (
    <Notice
      {...m.unknownMatch}
      link={{ to: screenPath('/scoreboard', selection), label: m.scoreboardLink }}
    />
  );
  if (matchId === null) return unknown;
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
