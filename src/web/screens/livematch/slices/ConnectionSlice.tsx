import { useFormat } from '../../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import type { LiveMode, LiveShown } from '../../../machines/liveMatchState.ts';
import { useShown } from '../../../machines/useLater.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { type LiveActor, useMode } from '../useLive.ts';
import { ConnectionLine } from './ConnectionLine.tsx';

interface ConnectionProps {
  readonly actor: LiveActor;
  readonly messages: LiveMessages;
}

const lostSinceOf = ({ lostSince }: LiveShown) => lostSince;
const hasMatchOf = ({ match }: LiveShown) => match !== null;
const historyFailureOf = ({ historyFailure }: LiveShown) => historyFailure;

/** What is said of the line while it is lost; null while it holds. */
export const useLost = ({ actor, messages }: ConnectionProps): string | null => {
  const format = useFormat();
  const mode = useMode(actor);
  const since = useShown(actor, lostSinceOf);
  return mode === 'reconnecting' && since !== null ? messages.connection.lost(format.clock(since)) : null;
};

const wordsOf = (mode: LiveMode, hasMatch: boolean, { connecting, connection: c }: LiveMessages): string => {
  switch (mode) {
    case 'waiting':
      return connecting;
    case 'replaying':
      return hasMatch ? c.catchingUp : c.replaying;
    case 'reconnecting':
      return c.catchingUp;
    case 'ended':
      return c.ended;
    case 'settling':
    case 'notYet':
    case 'notSetUp':
    case 'following':
    case 'unavailable':
      return c.live;
    default:
      return mode satisfies never;
  }
};

const isGood = (mode: LiveMode): boolean => !['waiting', 'replaying', 'reconnecting'].includes(mode);

/** The state of the line: always true, and quiet as long as nothing is wrong. */
export const ConnectionSlice = ({ actor, messages }: ConnectionProps) => {
  const mode = useMode(actor);
  const hasMatch = useShown(actor, hasMatchOf);
  const failure = useShown(actor, historyFailureOf);
  const lost = useLost({ actor, messages });
  const tryAgain = () => actor.send({ type: 'tryAgain' });
  if (mode === 'unavailable') {
    const { title, text } = messages.unavailable;
    return <Failure title={title} text={text} action={messages.tryAgain} onAction={tryAgain} />;
  }
  if (mode === 'reconnecting' && failure !== null) {
    return (
      <Failure
        title={messages.connection.historyFailed}
        text={lost ?? messages.connection.catchingUp}
        action={messages.tryAgain}
        onAction={tryAgain}
      />
    );
  }
  const tone = lost !== null ? 'lost' : isGood(mode) ? 'good' : 'busy';
  return <ConnectionLine tone={tone} text={lost ?? wordsOf(mode, hasMatch, messages)} />;
};
