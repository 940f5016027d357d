import type { Instant } from '../../time/instant.ts';
import type { EventMessage } from '../wire/message.ts';
import { addBody, type KnownBodies } from './repetition.ts';
import { tellsTheSame } from './sameEvent.ts';
import type { StandingEvent } from './standingEvent.ts';
import { compareTokens } from './timeToken.ts';

/** What the channel said of one event since the history was last cleared, where that is more than one message. */
export interface EventHistory {
  readonly type: 'history';
  /** The bodies of its messages, those before a Delete included: what repeats one of them is no version. */
  readonly bodies: KnownBodies;
  /** When each period and second of the versions that stand was first told. */
  readonly firstTold: Map<string, Instant>;
  /** The event as it stands now; null where it is deleted. */
  standing: StandingEvent | null;
}

/** Makes a message the newest version of its event; false where it repeats one (reading 14). In channel order only. */
export const addVersion = (history: EventHistory, message: EventMessage): boolean => {
  const { bodies, firstTold, standing } = history;
  const { event, timestamp, serial, alone } = message;
  if (!addBody(bodies, message.raw)) return false;
  const played = `${event.period} ${event.elapsed}`;
  const before = firstTold.get(played);
  const toldAt = before === undefined || timestamp < before ? timestamp : before;
  firstTold.set(played, toldAt);
  history.standing =
    standing === null
      ? alone
      : {
          key: alone.key,
          token: compareTokens(alone.token, standing.token) < 0 ? alone.token : standing.token,
          event,
          serial,
          toldAt,
          versions: standing.versions + 1,
          corrected: standing.corrected || !tellsTheSame(standing.event, event),
        };
  return true;
};

/** Takes an event back: what is said of it from now on begins anew. */
export const removeVersions = (history: EventHistory): void => {
  history.standing = null;
  history.firstTold.clear();
};

/** The history of an event of which there was one message alone. */
export const historyOf = (first: EventMessage): EventHistory => {
  const history: EventHistory = { type: 'history', bodies: new Map(), firstTold: new Map(), standing: null };
  addVersion(history, first);
  return history;
};
