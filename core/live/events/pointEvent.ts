import { people } from '../rules/eventPeople.ts';
import { computed, type EventOf, eventRule, scoring, sent } from '../rules/eventRule.ts';
import { WirePerson, WireText } from '../wire/wireCodecs.ts';

const pointKinds = ['ace', 'attack', 'block', 'error'] as const;

/** How a point of volleyball was won; an opponents' error is only the team's point (recordings.md). */
export type PointKind = (typeof pointKinds)[number];

const kindOf = (type: string | null): PointKind | null =>
  pointKinds.find((kind) => kind === type?.toLowerCase()) ?? null;

/** A point of the point sport (volleyball), or of a sport of which nothing more is known. */
export const point = eventRule(
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
    news: 'point',
    hasFigures: true,
    points: () => 1,
    people: ({ player, opponent }) => people('scorer', player, 'opponent', opponent),
  },
);
export type Point = EventOf<typeof point>;
