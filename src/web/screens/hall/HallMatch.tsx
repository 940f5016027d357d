import type { LiveMatch } from '@kampdag/core/live/match';
import { shownTimelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { ServicesProvider } from '../../context/services.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { type LiveActor, useMatchActor } from '../../machines/followMatch.ts';
import { useRefreshUntilResult } from '../../machines/useRefreshUntilResult.ts';
import { ListedHead } from '../../match/board/ListedHead.tsx';
import { MatchHead } from '../../match/board/MatchHead.tsx';
import { ConnectionSlice, FailureSlice } from '../../match/live/ConnectionSlice.tsx';
import { IncompleteNote } from '../../match/live/IncompleteNote.tsx';
import { useDetails } from '../../match/live/useDetails.ts';
import { useFollowedMatch } from '../../match/live/useFollowedMatch.ts';
import { useDeferredSlice, useMode } from '../../match/live/useLiveSlice.ts';
import { PhraseWords } from '../../match/plays/PhraseWords.tsx';
import { type DescribePlay, joined } from '../../match/plays/playText.ts';
import { AddressedMatch, type LoadedMatch } from '../../match/states/AddressedMatch.tsx';
import { InfoAlert } from '../../match/states/InfoAlert.tsx';
import { LivePageSkeleton } from '../../match/states/LivePageSkeleton.tsx';
import { useUnpublishedNote } from '../../match/states/useUnpublishedNote.ts';
import { WithheldOr } from '../../match/states/WithheldOr.tsx';
import { sportViews } from '../../sports/sportViews.ts';
import { useLoadedValue } from '../../ui/useLoadedValue.ts';
import { useTitle } from '../../ui/useTitle.ts';
import * as styles from './HallMatch.css.ts';

const lastScoreOf = (match: LiveMatch): TimelineRow | null =>
  shownTimelineOf(match).find(({ shown, score }) => shown && score !== null) ?? null;

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
      <span>
        <PhraseWords phrase={joined([title, subject], ' · ')} />
      </span>
    </p>
  );
};

/** A followed match: its board as large as the screen, with the last scorer below. */
const LiveHallMatch = ({ page, refresh }: Omit<LoadedMatch, 'isPublished'>) => {
  const { hasHighScores, live } = sportViews[page.sport];
  const { props, services } = useFollowedMatch({
    page,
    room: live.room,
    refresh,
    followed: useMatchActor(page.match),
  });
  const views = useLoadedValue(live.load);
  const { language } = useI18n();
  const hasEnded = useMode(props.actor) === 'ended';
  useRefreshUntilResult(hasEnded && page.match.result === null ? String(page.match.matchId) : '', refresh);
  const { actor, messages, isPlayed, isBeforeStart } = props;
  const head = {
    page,
    hasHighScores,
    messages,
    facts: isPlayed ? 'none' : 'withoutStart',
    hasControls: false,
  } as const;
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
        <IncompleteNote actor={actor} messages={words.messages} />
        <LastScore actor={actor} describe={words.describe} />
        <ConnectionSlice actor={actor} match={page.match} messages={words.messages} more={null} />
        <FailureSlice actor={actor} messages={words.messages} />
      </div>
    </ServicesProvider>
  );
};

const LoadedHallMatch = ({ page, isPublished, refresh }: LoadedMatch) => {
  const { match, sport, names } = page;
  const messages = useMessages(matchMessages);
  const unpublished = useUnpublishedNote(match);
  useTitle(`${names.home} – ${names.away}`);
  if (isPublished && match.nonPlayReason === null)
    return <LiveHallMatch key={match.matchId} page={page} refresh={refresh} />;
  return (
    <>
      <ListedHead
        page={page}
        hasHighScores={sportViews[sport].hasHighScores}
        messages={messages}
        isPublished={isPublished}
        facts="all"
      />
      <WithheldOr match={match} isPublished={isPublished}>
        {isPublished ? null : <InfoAlert {...unpublished} />}
      </WithheldOr>
    </>
  );
};

/** The match of the address, as large as the screen, if its results may be shown. */
export const HallMatch = () => (
  <div className={styles.match}>
    <AddressedMatch skeleton={<LivePageSkeleton />}>
      {(known) => <LoadedHallMatch {...known} />}
    </AddressedMatch>
  </div>
);
