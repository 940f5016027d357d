import { people } from '../rules/eventPeople.ts';
import { type EventOf, eventRule, inPlay, sent } from '../rules/eventRule.ts';
import { WireFederationText, WireMinutes, WirePerson } from '../wire/wireCodecs.ts';

/** For penalties of every kind, whatever their fields. */
export const penalised = {
  filter: 'chosen',
  ...inPlay,
  news: 'penalty',
  hasFigures: true,
} as const;

/**
 * A penalty served on the clock (hockey), a suspension (handball), or a card (the point sport), which has no minutes; without
 * a player it is the bench's.
 */
export const penalty = eventRule(
  'penalty',
  'Penalty',
  {
    player: sent('Player', WirePerson),
    minutes: sent('Minutes', WireMinutes),
    infraction: sent('InfractionName', WireFederationText),
  },
  { ...penalised, people: ({ player }) => people('penalised', player) },
);
export type Penalty = EventOf<typeof penalty>;
