import type { PlayerTime, ShootoutAttempt, Substitution } from '@kampdag/core/live/sharedEvents';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { type PlayFacts, type PlayText, plainPlay } from './playText.ts';

/** A sport's words for players going on and off. */
interface PresenceWords {
  readonly goalieOn: string;
  readonly goalieOff: string;
  readonly playerOn: string;
  readonly playerOff: string;
}

/** A player going on or off. */
export const presencePlay = (event: PlayerTime, { named }: PlayFacts, m: PresenceWords): PlayText => {
  const who = event.isGoalie ? 'goalie' : 'player';
  return {
    ...plainPlay,
    title: m[`${who}${event.direction === 'on' ? 'On' : 'Off'}` as const],
    subject: named(event.player),
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
export const shootoutPlay = (event: ShootoutAttempt, { named }: PlayFacts, m: ShootoutWords): PlayText => ({
  ...plainPlay,
  title: m.row.shootout(event.round),
  subject: named(event.shooter) ?? [m.plays.unknownPlayer],
  tags: [event.scored ? m.row.scored : m.row.missed],
  tone: 'strong',
});

/** A sport's words for a substitution. */
interface SubstitutionWords {
  readonly substitution: string;
  readonly comesIn: string;
  readonly goesOut: string;
}

/** A substitution: the player coming in, and the one going out. */
export const substitutionPlay = (
  { playerIn, playerOut }: Substitution,
  { labelled }: PlayFacts,
  m: SubstitutionWords,
): PlayText => ({
  ...plainPlay,
  title: m.substitution,
  subject: labelled(m.comesIn, playerIn),
  detail: labelled(m.goesOut, playerOut),
});
