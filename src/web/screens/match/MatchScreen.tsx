import { liveMatchPath } from '@kampdag/core/site/paths';
import type { ComponentType } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import * as styles from '../../match/parts/layout.css.ts';
import type { PlayedViews } from '../../match/parts/page.ts';
import { AddressedMatch, type LoadedMatch } from '../../match/states/AddressedMatch.tsx';
import { stateNote } from '../../match/states/stateText.ts';
import { useUnpublishedNote } from '../../match/states/useUnpublishedNote.ts';
import { WithheldOr } from '../../match/states/WithheldOr.tsx';
import { useStateAndScore } from '../../matches/useLiveScores.ts';
import { SportHead } from '../../sports/SportHead.tsx';
import type { LoadedViews } from '../../sports/WithSportViews.tsx';
import { LazyMatchPreview } from '../../team/PreviewPlace.tsx';
import { primary } from '../../ui/controls/Button.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Info } from '../../ui/text/Info.tsx';
import { PlayedMatch } from './PlayedMatch.tsx';
import { PlayedPageSkeleton } from './PlayedPageSkeleton.tsx';

/** A match without figures: its details, the reason, and where to go instead (readings 8, 9, 11, 24, 26). */
const WithoutFigures = ({ page, isPublished }: Omit<LoadedMatch, 'refresh'>) => {
  const m = useMessages(matchPageMessages);
  const { match, names, selection } = page;
  const { state, score } = useStateAndScore(match, isPublished, useWallTime());
  const unpublished = useUnpublishedNote(match);
  const note = isPublished ? stateNote(state, score, names, m) : unpublished;
  return (
    <div className={styles.page}>
      <SportHead page={page} periods={null} isPublished={isPublished} />
      {state.type === 'InPlay' ? (
        <div className={styles.instead}>
          <Info title={m.live.title} text={m.live.text} />
          <PageLink to={liveMatchPath(selection, match)} className={primary}>
            {m.live.link}
          </PageLink>
        </div>
      ) : (
        <WithheldOr match={match} isPublished={isPublished}>
          {note === null ? null : <Info {...note} />}
        </WithheldOr>
      )}
      {state.type === 'ToCome' ? <LazyMatchPreview page={page} /> : null}
    </div>
  );
};

/** The page of a finished match (specification §2, "Match page (finished)"). */
export const matchScreen = (loaded: LoadedViews<PlayedViews>): ComponentType => {
  const MatchScreen = () => (
    <AddressedMatch skeleton={<PlayedPageSkeleton />}>
      {({ page, isPublished }) =>
        isPublished && page.match.result !== null && page.match.nonPlayReason === null ? (
          <PlayedMatch key={page.match.matchId} page={page} loaded={loaded} />
        ) : (
          <WithoutFigures page={page} isPublished={isPublished} />
        )
      }
    </AddressedMatch>
  );
  return MatchScreen;
};
