import { destinationOf } from '@kampdag/core/site/destination';
import { liveMatchPath, matchPath, screenPath } from '@kampdag/core/site/paths';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import * as styles from '../../match/parts/layout.css.ts';
import { AddressedMatch, type LoadedMatch } from '../../match/states/AddressedMatch.tsx';
import { matchIdIn } from '../../match/states/matchCalls.ts';
import { useQuery } from '../../router/useQuery.ts';
import { SportHead } from '../../sports/SportHead.tsx';
import { MatchPreview } from '../../team/MatchPreview.tsx';
import { PreviewSkeleton } from '../../team/PreviewSkeleton.tsx';
import { primary } from '../../ui/controls/Button.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Info } from '../../ui/text/Info.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';

/** The address names no match: the specification's text for one that is not ready (§2). */
const NoMatch = () => {
  const { matchNotReady, titles } = useMessages(appMessages);
  const { selection } = useChoice();
  useTitle(titles.matchNotReady);
  return <Notice {...matchNotReady} to={screenPath('/', selection)} />;
};

const MatchToCome = ({ page, isPublished }: LoadedMatch) => {
  const { match } = page;
  const { matchNotReady } = useMessages(appMessages);
  const matches = useMessages(matchesMessages);
  const destination = destinationOf(match, useWallTime());
  return (
    <div className={styles.page}>
      <SportHead page={page} periods={null} isPublished={isPublished} />
      {destination === 'matchnotready' ? (
        <Info {...matchNotReady} />
      ) : (
        <PageLink
          to={(destination === 'match' ? matchPath : liveMatchPath)(page.selection, match)}
          className={primary}
        >
          {(destination === 'match' ? matches.toMatch : matches.toLive)(page.names.home, page.names.away)}
        </PageLink>
      )}
      <MatchPreview page={page} />
    </div>
  );
};

/** A match without a result that has not started (specification §2), with a preview of its teams. */
export const MatchNotReadyScreen = () => {
  const [query] = useQuery();
  return matchIdIn(query) === null ? (
    <NoMatch />
  ) : (
    <AddressedMatch skeleton={<PreviewSkeleton />}>{(known) => <MatchToCome {...known} />}</AddressedMatch>
  );
};
