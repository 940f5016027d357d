import type { PlayerTime, ShootoutAttempt } from '@kampdag/core/live/sharedEvents';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { type PlayFacts, type PlayText, personPhrase, plainPlay } from './playText.ts';

/** A sport's words for players going on and off. */
interface PresenceWords {
  readonly goalieOn: string;
  readonly goalieOff: string;
  readonly playerOn: string;
  readonly playerOff: string;
}

/** A player going on or off. */
export const presencePlay = (event: PlayerTime, { person }: PlayFacts, m: PresenceWords): PlayText => {
  const who = event.isGoalie ? 'goalie' : 'player';
  return {
    ...plainPlay,
    title: m[`${who}${event.direction === 'on' ? 'On' : 'Off'}` as const],
    subject: personPhrase(person(event.player)),
  };
};

/** A sport's words for shootout attempts. */
interface ShootoutWords extends LiveMessages {
  readonly row: {
    readonly shootout: (round: number | null) => string;
    readonly scored: string;
    readonly missed: string;
  };
}

/** A shootout attempt: the shooter, and whether it scored. */
export const shootoutPlay = (event: ShootoutAttempt, { person }: PlayFacts, m: ShootoutWords): PlayText => ({
  title: m.row.shootout(event.round),
  subject: personPhrase(person(event.shooter)) ?? [m.plays.unknownPlayer],
  detail: null,
  tags: [event.scored ? m.row.scored : m.row.missed],
  tone: 'strong',
});
