import { momentParameter } from '@kampdag/core/site/paths';
import type { ComponentProps, ComponentType } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { useMatchActor } from '../../machines/followMatch.ts';
import { ListedHead } from '../../match/board/ListedHead.tsx';
import type { LiveParts } from '../../match/live/liveSport.ts';
import * as styles from '../../match/live/page.css.ts';
import { useKeptLog } from '../../match/live/useKeptLog.ts';
import { type Playback, usePlayback } from '../../match/scrub/usePlayback.ts';
import { AddressedMatch, type LoadedMatch } from '../../match/states/AddressedMatch.tsx';
import { InfoAlert } from '../../match/states/InfoAlert.tsx';
import { LivePageSkeleton } from '../../match/states/LivePageSkeleton.tsx';
import { listedState, matchTitle, stateNote } from '../../match/states/stateText.ts';
import { useStateWords } from '../../match/states/useStateWords.ts';
import { useUnpublishedNote } from '../../match/states/useUnpublishedNote.ts';
import { WithheldOr } from '../../match/states/WithheldOr.tsx';
import { useQuery } from '../../router/useQuery.ts';
import { sportViews } from '../../sports/sportViews.ts';
import { type LoadedViews, WithSportViews } from '../../sports/WithSportViews.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { LivePage } from './LivePage.tsx';

/**
 * A match that cannot be followed, because it is not in play or its results are hidden: its details, and the reason (readings 8, 9, 24).
 */
const NothingToFollow = ({
  page,
  isPublished,
  onMoment,
}: Omit<LoadedMatch, 'refresh'> & Pick<Playback, 'onMoment'>) => {
  const { match, sport, names } = page;
  const m = useMessages(matchMessages);
  const state = listedState(match, isPublished, useWallTime());
  const words = useStateWords(m, sport);
  const unpublished = useUnpublishedNote(match);
  const score = isPublished ? (match.result?.goals ?? null) : null;
  const note = isPublished ? stateNote(state, score, names, m) : unpublished;
  useTitle(matchTitle(state, score, names, words));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ListedHead
          page={page}
          hasHighScores={sportViews[sport].hasHighScores}
          messages={m}
          isPublished={isPublished}
          facts="all"
        />
      </div>
      <div className={styles.main}>
        <WithheldOr match={match} isPublished={isPublished} onMoment={onMoment}>
          {note === null ? null : <InfoAlert {...note} />}
        </WithheldOr>
      </div>
    </div>
  );
};

type FollowedProps = Omit<ComponentProps<typeof LivePage>, 'followed'>;

const Followed = (props: FollowedProps) => {
  const [query] = useQuery();
  const followed = useMatchActor(props.match, query.has(momentParameter));
  useKeptLog(followed);
  return <LivePage {...props} followed={followed} />;
};

/** The live page of a match (specification §2, "Live match"), if its results may be shown and there is something to follow. */
export const liveMatchScreen = (loaded: LoadedViews<LiveParts>): ComponentType => {
  const LiveMatchScreen = () => {
    const playbackOf = usePlayback();
    return (
      <AddressedMatch skeleton={<LivePageSkeleton />}>
        {({ page, isPublished, refresh }) => {
          const { match, sport } = page;
          const { isPlayedBack, onMoment } = playbackOf(match.matchId);
          return (isPublished || isPlayedBack) && match.nonPlayReason === null ? (
            <WithSportViews
              sport={sport}
              loaded={loaded}
              load={sportViews[sport].live.load}
              room={<LivePageSkeleton />}
            >
              {(parts) => (
                <Followed key={match.matchId} match={match} sport={sport} parts={parts} refresh={refresh} />
              )}
            </WithSportViews>
          ) : (
            <NothingToFollow page={page} isPublished={isPublished} onMoment={onMoment} />
          );
        }}
      </AddressedMatch>
    );
  };
  return LiveMatchScreen;
};
