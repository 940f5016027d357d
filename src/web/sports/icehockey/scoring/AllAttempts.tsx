import { detailsOf, playerName, shirtNumber } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import type { Side } from '@kampdag/core/side';
import { attemptsWithScore } from '@kampdag/core/sport/icehockey/attemptsWithScore';
import { useSelector } from '@xstate/react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchMessages } from '../../../i18n/messages/match.ts';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { useMatchActor } from '../../../machines/followMatch.ts';
import { quiet } from '../../../match/parts/parts.css.ts';
import { Failure } from '../../../ui/waiting/Failure.tsx';
import { hockeyPageMessages } from '../playedMessages.ts';
import { numbered } from './ScoreRow.tsx';
import { AttemptsLoading, type AttemptsProps, ShotRows, type ShownShot } from './ShotRows.tsx';

const shotsOf = (live: LiveMatch, winner: Side | null, nobody: string): readonly ShownShot[] => {
  const shootout = shootoutOf(live);
  if (shootout === null) return [];
  const details = detailsOf(live);
  return attemptsWithScore(shootout.attempts, shootout.winner ?? winner).map(
    ({ attempt, score, isDeciding }) => ({
      playerId: attempt.shooter,
      shooter: numbered(
        shirtNumber(details, attempt.shooter),
        playerName(details, attempt.shooter) ?? nobody,
      ),
      side: attempt.side,
      scored: attempt.scored,
      isDeciding,
      score,
    }),
  );
};

/** Every attempt of the shootout from the match's live report, corrections included. */
export const AllAttempts = (props: AttemptsProps) => {
  const { page, winner, fallback } = props;
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const { noEvents } = useMessages(matchMessages);
  const actor = useMatchActor(page.match);
  const live = useSelector(actor, ({ context }) => context.match);
  const mode = useSelector(actor, ({ value }) => value);
  if (live === null) {
    return mode === 'reconnecting' || mode === 'unavailable' ? (
      <>
        {fallback}
        <Failure
          title={m.failed(h.attempts)}
          cause={noEvents}
          onRetry={() => actor.send({ type: 'tryAgain' })}
        />
      </>
    ) : (
      <AttemptsLoading {...props} />
    );
  }
  const shots = shotsOf(live, winner, m.nobody);
  return shots.length === 0 ? (
    <>
      {fallback}
      <output className={quiet}>{h.attemptsUntold}</output>
    </>
  ) : (
    <ShotRows page={page} shots={shots} />
  );
};
