import type { Match } from '@kampdag/core/league/match/match';
import { correctionCountOf } from '@kampdag/core/live/cursor/corrections';
import { useSelector } from '@xstate/react';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { followMatch } from '../../machines/followMatch.ts';
import { useLazyActor } from '../../machines/lazyActor.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import type { CorrectionWords } from './CorrectionRows.tsx';
import { correctionMessages } from './correctionMessages.ts';

type State = 'reading' | 'failed' | 'noLog' | 'none' | 'some';

const stateOf = ({ value, context: { match } }: LiveSnapshot): State => {
  if (value === 'notSetUp') return 'noLog';
  if (match !== null && value !== 'replaying') return correctionCountOf(match) === 0 ? 'none' : 'some';
  return value === 'unavailable' || value === 'reconnecting' ? 'failed' : 'reading';
};

/** The corrections of a played match, whose log is read when they are opened. */
export const PlayedCorrections = ({ match, ...words }: CorrectionWords & { readonly match: Match }) => {
  const services = useServices();
  const actor = useLazyActor(() => followMatch(match, services));
  const state = useSelector(actor, stateOf);
  const m = useMessages(correctionMessages);
  const { tryAgain, noEvents } = useMessages(matchMessages);
  switch (state) {
    case 'reading':
      return <PanelSkeleton />;
    case 'failed':
      return (
        <Failure
          title={m.failed}
          cause={noEvents}
          action={tryAgain}
          onAction={() => actor.send({ type: 'tryAgain' })}
        />
      );
    case 'noLog':
      return <p>{m.noLog}</p>;
    case 'none':
      return <p>{m.none}</p>;
    case 'some':
      return <CorrectionList actor={actor} {...words} />;
    default:
      return state satisfies never;
  }
};
