import type { Match } from '@kampdag/core/league/match/match';
import { correctionCountOf } from '@kampdag/core/live/cursor/corrections';
import type { SportKind } from '@kampdag/core/sportKind';
import { useSelector } from '@xstate/react';
import { type ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { useMatchActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { CorrectionList } from '../../match/corrections/CorrectionList.tsx';
import type { CorrectionWords } from '../../match/corrections/CorrectionRows.tsx';
import { CorrectionsCard } from '../../match/corrections/CorrectionsCard.tsx';
import { correctionMessages } from '../../match/corrections/correctionMessages.ts';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import { teamNames } from '../../match/teams/teamNames.ts';
import { usePlays } from '../../sports/usePlays.ts';
import { Failure } from '../../ui/waiting/Failure.tsx';

interface MatchCorrectionsProps {
  readonly match: Match;
  readonly sport: SportKind;
}

const stateOf = ({ value, context: { match } }: LiveSnapshot) => {
  if (value === 'notSetUp') return 'noLog';
  if (match !== null && value !== 'replaying') return correctionCountOf(match) === 0 ? 'none' : 'some';
  return value === 'unavailable' || value === 'reconnecting' ? 'failed' : 'reading';
};

/** The corrections by the match's log, which is read now. */
const ReadCorrections = ({ match, ...words }: CorrectionWords & { readonly match: Match }): ReactNode => {
  const actor = useMatchActor(match);
  const state = useSelector(actor, stateOf);
  const m = useMessages(correctionMessages);
  const { noEvents } = useMessages(matchMessages);
  switch (state) {
    case 'reading':
      return <PanelSkeleton />;
    case 'failed':
      return <Failure title={m.failed} cause={noEvents} onRetry={() => actor.send({ type: 'tryAgain' })} />;
    case 'noLog':
    case 'none':
      return <p>{m[state]}</p>;
    case 'some':
      return <CorrectionList actor={actor} {...words} />;
    default:
      return state satisfies never;
  }
};

const Opened = ({ match, sport }: MatchCorrectionsProps): ReactNode => {
  const plays = usePlays(sport);
  return plays === null ? (
    <PanelSkeleton />
  ) : (
    <ReadCorrections match={match} teams={teamNames(match, plays.messages)} {...plays} />
  );
};

/** The corrections of a played match, loaded on demand. */
export const MatchCorrections = (props: MatchCorrectionsProps) => {
  const m = useMessages(correctionMessages);
  return (
    <CorrectionsCard match={props.match} title={m.ofMatch} show={m.showOfMatch}>
      <Opened {...props} />
    </CorrectionsCard>
  );
};
