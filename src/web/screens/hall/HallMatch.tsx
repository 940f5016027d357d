import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { LiveMatch } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { ServicesProvider, useServices } from '../../context/services.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { type MatchMessages, matchMessages } from '../../i18n/messages/match.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useLazyValue } from '../../machines/lazyActor.ts';
import { useRefreshUntilResult } from '../../machines/useRefreshUntilResult.ts';
import { ListedHead } from '../../match/board/ListedHead.tsx';
import { MatchHead } from '../../match/board/MatchHead.tsx';
import { ConnectionSlice, FailureSlice } from '../../match/live/ConnectionSlice.tsx';
import type { LiveViews } from '../../match/live/liveSport.ts';
import { useDetails } from '../../match/live/useDetails.ts';
import { useFollowedMatch } from '../../match/live/useFollowedMatch.ts';
import { useDeferredSlice, useMode } from '../../match/live/useLiveSlice.ts';
import { type DescribePlay, textOf } from '../../match/plays/playText.ts';
import { AddressedMatch } from '../../match/states/AddressedMatch.tsx';
import { InfoAlert } from '../../match/states/InfoAlert.tsx';
import { MatchSkeleton } from '../../match/states/MatchSkeleton.tsx';
import { WithheldOr } from '../../match/states/WithheldOr.tsx';
import { teamNames } from '../../match/teams/teamNames.ts';
import { sportViews } from '../../sports/sportViews.ts';
import { useTitle } from '../../ui/useTitle.ts';
import * as styles from './hall.css.ts';

const lastScoreOf = (match: LiveMatch): TimelineRow | null =>
  timelineOf(match).find(({ shown, score }) => shown && score !== null) ?? null;

/** The last scorer and the score; reserves its space before the first goal. */
const LastScore = ({ actor, describe }: { readonly actor: LiveActor; readonly describe: DescribePlay }) => {
  const row = useDeferredSlice(actor, lastScoreOf);
  const details = useDetails(actor);
  if (row === null || details === null) return <p className={styles.lastScore} />;
  const { title, subject } = describe(row, details);
  return (
    <p className={styles.lastScore} data-last-score>
      {row.score === null ? null : (
        <strong>
          {row.score.home}–{row.score.away}
        </strong>
      )}
      <span>{[title, textOf(subject)].filter((part) => part !== '').join(' · ')}</span>
    </p>
  );
};

interface HallMatchProps {
  readonly match: Match;
  readonly sport: SportKind;
  readonly messages: MatchMessages;
  readonly refresh: () => void;
}

const nobody: readonly MatchId[] = [];

/** A followed match: its board as large as the screen, with the last scorer below. */
const LiveHallMatch = ({ match, sport, messages, refresh }: HallMatchProps) => {
  const { hasHighScores, live } = sportViews[sport];
  const { props, services } = useFollowedMatch({ match, messages, sport, room: live.room, refresh });
  const views = useLazyValue<LiveViews | null>(null, live.load);
  const { language } = useI18n();
  const hasEnded = useMode(props.actor) === 'ended';
  useRefreshUntilResult(hasEnded && match.result === null ? [match.matchId] : nobody, refresh);
  const { actor, isPlayed, isBeforeStart } = props;
  const head = { match, sport, hasHighScores, messages, facts: isPlayed ? 'none' : 'withoutStart' } as const;
  if (views === null) return <ListedHead {...head} isPublished />;
  const words = views.plays(language);
  return (
    <ServicesProvider value={services}>
      <MatchHead
        {...head}
        chip={<views.Chip {...props} />}
        middle={<views.Middle {...props} />}
        under={isBeforeStart && !isPlayed ? null : <views.Under {...props} />}
      />
      <div className={styles.foot}>
        <LastScore actor={actor} describe={words.describe} />
        <ConnectionSlice actor={actor} match={match} messages={words.messages} more={null} />
        <FailureSlice actor={actor} messages={words.messages} />
      </div>
    </ServicesProvider>
  );
};

const LoadedHallMatch = ({ isPublished, ...props }: HallMatchProps & { readonly isPublished: boolean }) => {
  const { match, sport, messages } = props;
  const { home, away } = teamNames(match, messages);
  useTitle(`${home} – ${away}`);
  if (isPublished && match.nonPlayReason === null) return <LiveHallMatch key={match.matchId} {...props} />;
  return (
    <>
      <ListedHead
        match={match}
        sport={sport}
        hasHighScores={sportViews[sport].hasHighScores}
        messages={messages}
        isPublished={isPublished}
        facts="all"
      />
      <WithheldOr match={match} isPublished={isPublished}>
        {isPublished ? null : <InfoAlert {...messages.unpublished} />}
      </WithheldOr>
    </>
  );
};

/** The match of the address, as large as the screen, if its results may be shown. */
export const HallMatch = () => {
  const messages = useMessages(matchMessages);
  const { deployment } = useServices();
  return (
    <div className={styles.match}>
      <AddressedMatch messages={messages} skeleton={<MatchSkeleton />}>
        {(known) => (
          <LoadedHallMatch
            {...known}
            sport={sportKindOf(deployment, known.match.sportId)}
            messages={messages}
          />
        )}
      </AddressedMatch>
    </div>
  );
};
