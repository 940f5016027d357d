import { type FederationText, lettersOf } from '../../federationText.ts';
import { timeout, timer } from '../../live/events/clockEvents.ts';
import { playerTime, substitution, teamUpdate } from '../../live/events/lineupEvents.ts';
import { penalised } from '../../live/events/penaltyEvent.ts';
import { point } from '../../live/events/pointEvent.ts';
import { people } from '../../live/rules/eventPeople.ts';
import { computed, type EventOf, eventRule, sent } from '../../live/rules/eventRule.ts';
import { WireFederationText, WirePerson } from '../../live/wire/wireCodecs.ts';

/**
 * Whether a sanction gives the opponents a point: a red card, or a delay penalty (FIVB rules 16.2.3 and 21.3.1). A red card shown with a
 * yellow one, an expulsion or a disqualification, does not.
 */
const givesPoint = (infraction: FederationText | null): boolean => {
  const words = infraction === null ? '' : lettersOf(infraction);
  return (
    (/\bred\b|\brødt\b/i.test(words) && !/yellow|gul/i.test(words)) ||
    // The rule book's own name of a red card.
    /^(penalty|straff)$/i.test(words) ||
    /delay penalty|forsinkelsesstraff/i.test(words)
  );
};

/** A card; a red one is a point of the opponents, which a Point may report again. */
const card = eventRule(
  'penalty',
  'Penalty',
  {
    player: sent('Player', WirePerson),
    minutes: computed({}, (): number | null => null),
    infraction: computed(
      { InfractionName: WireFederationText, TypeName: WireFederationText },
      ({ InfractionName, TypeName }) => InfractionName ?? TypeName,
    ),
  },
  {
    ...penalised,
    scoresForOpponents: true,
    points: ({ infraction }) => (givesPoint(infraction) ? 1 : 0),
    onGoalsChannel: ({ infraction }) => givesPoint(infraction),
    people: ({ player }) => people('penalised', player),
  },
);

/** Volleyball's event rules (specification §3, recordings.md), in the order of the event filter. */
export const volleyballEvents = {
  point,
  penalty: card,
  timer,
  timeout,
  substitution,
  playerTime,
  teamUpdate,
} as const;

/** An event of volleyball. */
export type VolleyballEvent = EventOf<(typeof volleyballEvents)[keyof typeof volleyballEvents]>;
