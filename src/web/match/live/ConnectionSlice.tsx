import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { medianDelay } from '@kampdag/core/live/channel/deliveryStats';
import { countsOf, type LiveMatch } from '@kampdag/core/live/match';
import { useSelector } from '@xstate/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useViewing } from '../../context/services.ts';
import type { Format } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveMode, LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { sameValue } from '../../ui/sameValue.ts';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { useDeferredSlice } from './useLiveSlice.ts';
import { useMatchState } from './useMatchState.ts';

/** Milliseconds as seconds with one decimal, `0.4 s`; at least a tenth. */
export const secondsText = (milliseconds: number, { number }: Format): string => {
  const tenths = Math.max(1, Math.round(milliseconds / 100));
  return `${number(tenths / 10)} s`;
};

interface ConnectionProps {
  readonly actor: LiveActor;
  readonly messages: LiveMessages;
}

const factsOf = ({ value, context }: LiveSnapshot) => ({
  mode: value,
  hasMatch: context.match !== null,
  lostSince: context.lostSince,
  glimpsedAt: context.glimpse?.at ?? null,
  verifiedAt: context.verified?.at ?? null,
  delay: context.record === null ? null : medianDelay(context.record),
  historyFailure: context.historyFailure,
});

/** The facts of the connection; renders only when one of them changes. */
const useConnection = (actor: LiveActor) => useSelector(actor, factsOf, sameValue);

const keptOf = (live: LiveMatch): number => countsOf(live).kept;

/** The text of a lost connection; null while connected. */
export const useLostText = ({ actor, messages }: ConnectionProps): string | null => {
  const format = useFormat();
  const { mode, lostSince, glimpsedAt } = useConnection(actor);
  if (mode !== 'reconnecting' || lostSince === null) return null;
  return glimpsedAt === null
    ? messages.connection.lost(format.clock(lostSince))
    : messages.connection.asOf(format.clock(glimpsedAt));
};

interface Connected {
  readonly state: MatchState;
  readonly hasMatch: boolean;
  /** The visitor's viewing delay in seconds. */
  readonly behind: number;
}

/** A connected page promises updates, as late as the visitor's stream, except for a match that is over or not reported. */
const connectedText = ({ state: { type }, behind }: Connected, { connection: c }: LiveMessages): string => {
  if (type === 'Ended') return c.ended;
  if (type !== 'ToCome' && type !== 'InPlay') return c.none;
  if (type === 'ToCome') return c.live;
  return behind > 0 ? c.behind(behind) : c.chip;
};

const wordsOf = (mode: LiveMode, connected: Connected, m: LiveMessages): string => {
  const { connecting, connection: c } = m;
  switch (mode) {
    case 'waiting':
      return connecting;
    case 'replaying':
      return connected.hasMatch ? c.catchingUp : c.replaying;
    case 'reconnecting':
      return c.catchingUp;
    case 'ended':
      return c.ended;
    case 'settling':
    case 'notYet':
    case 'notSetUp':
    case 'following':
      return connectedText(connected, m);
    case 'unavailable':
      return c.none;
    default:
      return mode satisfies never;
  }
};

const toneOf = (mode: LiveMode, lost: string | null): 'good' | 'busy' | 'lost' => {
  if (lost !== null || mode === 'unavailable') return 'lost';
  return ['waiting', 'replaying', 'reconnecting'].includes(mode) ? 'busy' : 'good';
};

/**
 * The connection state: always shown, and unobtrusive while all is well. What is beside its words comes once the page has begun to
 * follow: before, each change of the words would move it.
 */
export const ConnectionSlice = ({
  actor,
  match,
  messages,
  more,
}: ConnectionProps & { readonly match: Match; readonly more: ReactNode }) => {
  const { mode, hasMatch, verifiedAt, delay } = useConnection(actor);
  const isBeginning = mode === 'waiting' || mode === 'replaying';
  const [hasBegun, setBegun] = useState(!isBeginning);
  if (!hasBegun && !isBeginning) setBegun(true);
  const state = useMatchState(actor, match);
  const lost = useLostText({ actor, messages });
  const format = useFormat();
  const events = useDeferredSlice(actor, keptOf);
  const { events: eventsText, verified } = messages.connection;
  const { delay: behind } = useViewing();
  const isLive = state.type === 'InPlay' && mode === 'following';
  const aside = [
    delay === null || !isLive ? null : secondsText(delay + behind * 1000, format),
    events === null || events === 0 ? null : eventsText(events),
    verifiedAt === null ? null : verified(format.clock(verifiedAt)),
  ].filter((part) => part !== null);
  return (
    <ConnectionStatus
      tone={toneOf(mode, lost)}
      text={lost ?? wordsOf(mode, { state, hasMatch, behind }, messages)}
      aside={hasBegun && lost === null && aside.length > 0 ? aside.join(' · ') : null}
      more={hasBegun && hasMatch ? more : null}
    />
  );
};

/** The live service's failure, with another try; nothing without one. */
export const FailureSlice = ({ actor, messages }: ConnectionProps) => {
  const { mode, hasMatch, historyFailure: failure } = useConnection(actor);
  const lost = useLostText({ actor, messages });
  const tryAgain = () => actor.send({ type: 'tryAgain' });
  if (mode === 'unavailable') {
    const { title, text } = messages.unavailable;
    return <Failure title={title} cause={text} onRetry={tryAgain} />;
  }
  if (mode !== 'reconnecting' || (hasMatch && failure === null)) return null;
  const { historyFailed, unreachable } = messages.connection;
  return (
    <Failure
      title={failure === null ? unreachable : historyFailed}
      cause={lost ?? messages.connection.catchingUp}
      onRetry={tryAgain}
    />
  );
};

/** A retry button in place of controls that need the connection; nothing shifts. */
export const RetrySlice = ({
  actor,
  messages,
  otherwise,
}: ConnectionProps & { readonly otherwise: ReactElement }) => {
  const { mode, hasMatch, glimpsedAt } = useConnection(actor);
  return mode === 'reconnecting' && hasMatch && glimpsedAt !== null ? (
    <Button onClick={() => actor.send({ type: 'tryAgain' })}>{messages.tryAgain}</Button>
  ) : (
    otherwise
  );
};
