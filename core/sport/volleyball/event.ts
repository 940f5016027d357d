import { type FederationText, lettersOf } from '../../federationText.ts';
import { timeout, timer } from '../../live/events/clockEvents.ts';
import { playerTime, substitution, teamUpdate } from '../../live/events/lineupEvents.ts';
import { penalised } from '../../live/events/penaltyEvent.ts';
import { people } from '../../live/lineup/eventPeople.ts';
import { WireFederationText, WirePerson, WireText } from '../../live/wire/wireCodecs.ts';
import { always, computed, type EventOf, eventRule, never, scoring, sent } from '../eventRule.ts';

const pointKinds = ['ace', 'attack', 'block', 'error'] as const;

/** How a point was won; an opponents' error is only the team's point (recordings.md). */
export type PointKind = (typeof pointKinds)[number];

const kindOf = (type: string | null): PointKind | null =>
  pointKinds.find((kind) => kind === type?.toLowerCase()) ?? null;

/** A point of the point sport (volleyball). */
const point = eventRule(
  'point',
  'Point',
  {
    /** The player who won it; null for an opponents' error, or when not named. */
    player: sent('Player', WirePerson),
    /** Null when unknown. */
    kind: computed({ Type: WireText }, ({ Type }) => kindOf(Type)),
    opponent: sent('Opponent', WirePerson),
  },
  {
    filter: 'chosen',
    ...scoring,
    isShown: always,
    isRecognizable: true,
    stopsPlay: never,
    news: 'point',
    hasFigures: true,
    points: () => 1,
    people: ({ player, opponent }) => people('scorer', player, 'opponent', opponent),
  },
);
export type Point = EventOf<typeof point>;

/**
 * Whether a sanction gives the opponents a point: a red card, or a delay penalty (FIVB rules 16.2.3 and 21.3.1). A red card shown with a
 * yellow one, an expulsion or a disqualification, does not.
 */
const givesPoint = (infraction: FederationText | null): boolean => {
  const words = infraction === null ? '' : lettersOf(infraction);
  return (
    (/red card|rødt kort/i.test(words) && !/yellow|gul/i.test(words)) ||
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
