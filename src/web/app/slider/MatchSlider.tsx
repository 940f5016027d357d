import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { Match } from '@kampdag/core/league/match/match';
import { involvesAny } from '@kampdag/core/league/schedule/scoreboard';
import { isLiveOrNear, sliderOf } from '@kampdag/core/league/schedule/slider';
import { followedOf } from '@kampdag/core/site/followed';
import { useMemo } from 'react';
import { useToldCause } from '../../context/failures.tsx';
import { useFollowed } from '../../context/followed.ts';
import { useSliderMatches } from '../../context/leagueMatches.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { sliderMessages } from '../../i18n/messages/slider.ts';
import { useListContext } from '../../matches/useListContext.ts';
import { useFollowMatches, useMatchesToFollow, useRefreshUntilResults } from '../../matches/useLiveScores.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SliderSkeleton } from './SliderSkeleton.tsx';
import { SliderTrack } from './SliderTrack.tsx';
import * as styles from './slider.css.ts';

/** Why the slider has no matches, in its place; nothing if the page tells the same cause below. */
const SliderFailure = ({
  failure,
  onRetry,
  busy,
}: {
  readonly failure: GatewayFailure;
  readonly onRetry: () => void;
  readonly busy: boolean;
}) => {
  const m = useMessages(sliderMessages);
  const cause = failureText(useMessages(appMessages), failure);
  const { tells, retryAll } = useToldCause(cause, onRetry, null);
  return tells ? (
    <div className={styles.failed} role="alert">
      <p className={styles.failedWords}>
        <strong>{m.failed}</strong> {cause}
      </p>
      <Button quiet onClick={retryAll} disabled={busy}>
        {m.retry}
      </Button>
    </div>
  ) : null;
};

const noMatches: readonly Match[] = [];

/**
 * The slider of matches at the top of every page (specification §2): the league's matches around today, whichever team is chosen. It keeps
 * its height while loading and after a failure; without matches it takes no space, nor on a phone if none is in play or near.
 */
export const MatchSlider = () => {
  const m = useMessages(sliderMessages);
  const { season, league, leagues, seasons, failure, retry } = useChoice();
  const selection = useResolvedSelection();
  const { view, busy, retry: askAgain, refresh } = useSliderMatches();
  const context = useListContext(selection);
  const { now } = context;
  const rows = view.state === 'ready' || view.state === 'stale' ? view.value.rows : noMatches;
  const { followed } = useFollowed();
  const isFollowed = useMemo(
    () => involvesAny(new Set(followedOf(followed, 'team').map(({ id }) => id))),
    [followed],
  );
  const slider = useMemo(() => sliderOf(rows, now, isFollowed), [rows, now, isFollowed]);
  const { centred } = slider;
  const isFar = centred !== null && !slider.matches.some((match) => isLiveOrNear(match, now));
  useFollowMatches(useMatchesToFollow(slider.matches, context));
  useRefreshUntilResults(slider.matches, context, refresh);

  const hasNoLeague = (seasons !== null && season === null) || (leagues !== null && league === null);
  const isLost = league === null && failure !== null;
  const isEmpty = (view.state === 'ready' || view.state === 'stale') && centred === null;
  if (!isLost && (hasNoLeague || isEmpty)) return null;
  return (
    <section className={isFar ? styles.farStrip : styles.strip} aria-label={m.title(league?.name ?? null)}>
      {isLost ? (
        <SliderFailure failure={failure.failure} onRetry={retry} busy={busy} />
      ) : view.state === 'failed' ? (
        <SliderFailure failure={view.failure} onRetry={askAgain} busy={busy} />
      ) : view.state === 'loading' ? (
        <SliderSkeleton />
      ) : centred === null ? null : (
        <SliderTrack
          key={selection.tournamentId}
          matches={slider.matches}
          centred={centred}
          context={context}
          label={m.title(league?.name ?? null)}
        />
      )}
      {view.state === 'stale' ? (
        <div className={styles.stale} role="alert">
          {m.stale}
          <button type="button" className={styles.again} onClick={askAgain} disabled={busy}>
            {m.retry}
          </button>
        </div>
      ) : null}
    </section>
  );
};
