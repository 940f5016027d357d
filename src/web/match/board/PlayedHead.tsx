import { broadcastOfMatch, matchReferees } from '@kampdag/core/gateway/matchEndpoints';
import type { PeriodResult } from '@kampdag/core/league/incident/incident';
import { type Broadcast, broadcastOf } from '@kampdag/core/league/match/broadcast';
import { matchStateOf } from '@kampdag/core/league/match/matchState';
import { isMatchPageAvailable } from '@kampdag/core/league/match/matchStatus';
import { decidedIn } from '@kampdag/core/league/match/periodPlace';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { liveMatchPath } from '@kampdag/core/site/paths';
import { ListVideo, Play } from 'lucide-react';
import { useState } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { ProviderLogo, providerNames } from '../../matches/StreamLink.tsx';
import { useStateAndScore } from '../../matches/useLiveScores.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Officials } from '../facts/Officials.tsx';
import type { MatchPage } from '../parts/page.ts';
import { matchTitle, scoreLabel } from '../states/stateText.ts';
import { useStateWords } from '../states/useStateWords.ts';
import * as styles from './board.css.ts';
import { Chip } from './Chip.tsx';
import { MatchHead } from './MatchHead.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { byPeriod, decided as decidedStyle } from './score.css.ts';
import { scoresText } from './scoresText.ts';

/** The link to the stream: 140 px wide, with the provider's logo (specification §2). */
const StreamButton = ({ broadcast }: { readonly broadcast: Broadcast }) => {
  const m = useMessages(matchPageMessages);
  return (
    <a
      className={styles.stream}
      href={broadcast.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={m.watch(providerNames[broadcast.provider])}
    >
      <Play aria-hidden="true" size={16} fill="currentColor" />
      <ProviderLogo broadcast={broadcast} />
    </a>
  );
};

interface PlayedHeadProps {
  readonly page: MatchPage;
  /** Null while loading or where results are withheld. */
  readonly periods: readonly PeriodResult[] | null;
  /** Whether results may be shown (reading 8). */
  readonly isPublished: boolean;
  readonly hasHighScores: boolean;
  /** Whether the sport's log holds more than the running score. */
  readonly hasPlayByPlay: boolean;
}

/** The board of a match from the federation's sheets, or with the score of its log while there is no result; loads the broadcast and the officials. */
export const PlayedHead = ({ page, periods, isPublished, hasHighScores, hasPlayByPlay }: PlayedHeadProps) => {
  const { match, sport, played: rules, names, selection } = page;
  const m = useMessages(matchPageMessages);
  const now = useWallTime();
  const { matchId } = match;
  const referees = useCall(matchReferees, { matchId });
  const broadcasts = useCall(broadcastOfMatch, { matchId }).view;
  // Room that was reserved while loading stays when no broadcast comes.
  const [wasLoading] = useState(broadcasts.state === 'loading');
  const broadcastRow = rowsIn(broadcasts)?.find((row) => row.matchId === matchId);
  const broadcast = broadcastRow === undefined ? null : broadcastOf(broadcastRow);
  const played = isPublished ? playedPeriods(periods ?? [], rules) : [];
  const byLog = useStateAndScore(match, isPublished, now);
  const { score } = byLog;
  const isDecided = isPublished && match.result !== null;
  const decided = isDecided ? decidedIn(rules, played) : null;
  const state = isDecided
    ? matchStateOf({ match, isPublished, reported: null, decidedIn: decided, now })
    : byLog.state;
  const words = useStateWords(m, sport);
  useTitle(matchTitle(state, score, names, words));
  const hasPlays =
    hasPlayByPlay &&
    isPublished &&
    (state.type === 'Ended' || state.type === 'InPlay') &&
    isMatchPageAvailable(match, now);
  return (
    <MatchHead
      page={page}
      messages={m}
      facts="all"
      hasHighScores={hasHighScores}
      chip={<Chip state={state} words={words} />}
      middle={
        <>
          <ScoreBoard
            score={score}
            isFinal={state.type === 'Ended'}
            label={scoreLabel(state, score, isPublished, m)}
            figure={{ what: m.course.score, teams: names }}
          />
          {decided === null ? null : (
            <p className={decidedStyle}>
              <span aria-hidden="true">{words.periods.short(decided)}</span>
              <span className={hidden}>{words.periods.long(decided)}</span>
            </p>
          )}
        </>
      }
      under={
        <p className={byPeriod}>
          {scoresText(played.map(({ homeGoals, awayGoals }) => ({ home: homeGoals, away: awayGoals })))}
        </p>
      }
      actions={
        wasLoading || hasPlays || broadcast !== null ? (
          <div className={styles.actions}>
            {broadcast === null ? null : <StreamButton broadcast={broadcast} />}
            {hasPlays ? (
              <PageLink to={liveMatchPath(selection, match)} className={styles.plays}>
                <ListVideo aria-hidden="true" size={16} />
                {m.playByPlay}
              </PageLink>
            ) : null}
          </div>
        ) : null
      }
      officials={<Officials match={match} page={referees} sport={sport} />}
    />
  );
};
