import type { PersonId } from '@kampdag/core/ids';
import type { LiveEvent } from '@kampdag/core/live/event';
import type { CardColor } from '@kampdag/core/live/events/cardColor';
import type { Timeout, Timer } from '@kampdag/core/live/events/clockEvents';
import type { ShootoutAttempt } from '@kampdag/core/live/events/goalEvents';
import type { PlayerTime, Substitution } from '@kampdag/core/live/events/lineupEvents';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import {
  type DescribePlay,
  type PlayFacts,
  type PlayText,
  type PlayTexts,
  periodName,
  personWord,
  plainPlay,
} from './playText.ts';

type PresenceWords = Readonly<Record<`${'goalie' | 'player'}${'On' | 'Off'}`, string>>;

/** A player going on or off. */
export const presencePlay = (event: PlayerTime, { named }: PlayFacts, m: PresenceWords): PlayText => {
  const who = event.isGoalie ? 'goalie' : 'player';
  return {
    ...plainPlay,
    title: m[`${who}${event.direction === 'on' ? 'On' : 'Off'}` as const],
    subject: named(event.player),
  };
};

interface ShootoutWords extends LiveMessages {
  readonly row: LiveMessages['row'] & { readonly shootout: (round: number | null) => string };
}

/** A shootout attempt: the shooter, and whether it scored. */
export const shootoutPlay = (event: ShootoutAttempt, { named }: PlayFacts, m: ShootoutWords): PlayText => ({
  ...plainPlay,
  title: m.row.shootout(event.round),
  subject: named(event.shooter) ?? [m.plays.unknownPlayer],
  tags: [event.scored ? m.row.scored : m.row.missed],
  tone: 'strong',
});

/** A substitution: the player coming in, and the one going out. */
export const substitutionPlay = (
  { playerIn, playerOut }: Substitution,
  { labelled }: PlayFacts,
  { row }: LiveMessages,
): PlayText => ({
  ...plainPlay,
  title: row.substitution,
  subject: labelled(row.comesIn, playerIn),
  detail: labelled(row.goesOut, playerOut),
});

/** A card: the person it was shown to. */
export const cardPlay = (
  { player, color }: { readonly player: PersonId | null; readonly color: CardColor | null },
  { named }: PlayFacts,
  { row }: LiveMessages,
): PlayText => ({
  ...plainPlay,
  title: color === null ? row.card : row.cards[color],
  subject: named(player) ?? [row.official],
  tone: 'strong',
});

const timerTitle = (event: Timer, details: MatchDetails, m: LiveMessages): PlayText['title'] => {
  const period = periodName(details.periods, event.period, event.periodName, m) ?? '';
  switch (event.action) {
    case 'matchStart':
      return m.timers.matchStarted;
    case 'matchEnd':
      return m.timers.matchEnded;
    case 'periodStart':
      return m.timers.periodStarted(period);
    case 'periodEnd':
      return m.timers.periodEnded(period);
    case 'start':
      return m.timers.clockStarted;
    case 'stop':
      return m.timers.clockStopped;
    case 'update':
    case 'unknown':
      return m.timers.clockSet;
    default:
      return event.action satisfies never;
  }
};

/** The texts of timers and timeouts, common to all sports. */
const commonPlays = (m: LiveMessages): PlayTexts<Timer | Timeout> => ({
  timer: (event, { details }) => ({
    ...plainPlay,
    title: timerTitle(event, details, m),
    tone: 'milestone',
  }),
  timeout: () => ({ ...plainPlay, title: m.timeout }),
});

/** Describes a sport's events by the texts of their types, and other types as an event. */
export const playsBy =
  <M extends LiveMessages, E extends LiveEvent>(
    textsOf: (messages: M) => PlayTexts<Exclude<E, Timer | Timeout>>,
  ) =>
  (m: M): DescribePlay => {
    const byType = new Map(
      Object.entries({ ...commonPlays(m), ...textsOf(m) }) as (readonly [
        string,
        (event: LiveEvent, facts: PlayFacts) => PlayText,
      ])[],
    );
    return ({ event, score }, details) => {
      const person: PlayFacts['person'] = (id) => personWord(details, id);
      const facts: PlayFacts = {
        details,
        counts: score !== null,
        person,
        named: (id) => {
          const who = person(id);
          return who === null ? null : [who];
        },
        labelled: (word, id) => {
          const who = person(id);
          return who === null ? null : [`${word} `, who];
        },
      };
      return byType.get(event.type)?.(event, facts) ?? { ...plainPlay, title: m.plays.other };
    };
  };
