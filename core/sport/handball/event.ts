import { attemptResult } from '../../live/events/attemptResult.ts';
import { cardColor } from '../../live/events/cardColor.ts';
import { timeout, timer } from '../../live/events/clockEvents.ts';
import { goal, shootout, shot } from '../../live/events/goalEvents.ts';
import { playerTime } from '../../live/events/lineupEvents.ts';
import { penalised } from '../../live/events/penaltyEvent.ts';
import { people } from '../../live/rules/eventPeople.ts';
import { computed, type EventOf, eventRule, inPlay, scoring, sent } from '../../live/rules/eventRule.ts';
import { WireFederationText, WireMinutes, WirePerson, WireText } from '../../live/wire/wireCodecs.ts';

/** A 7-metre throw during play; a scored one is a goal of the match, without its own Goal message. */
const sevenMetreThrow = eventRule(
  'sevenMetreThrow',
  'SevenMetreThrow',
  {
    player: sent('Player', WirePerson),
    goalie: sent('Goalie', WirePerson),
    /** Null when unknown. */
    result: computed({ ResultText: WireText }, ({ ResultText }) => attemptResult(ResultText)),
  },
  {
    filter: 'chosen',
    ...scoring,
    news: 'goal',
    hasFigures: true,
    points: ({ result }) => (result === 'goal' ? 1 : 0),
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
);
export type SevenMetreThrow = EventOf<typeof sevenMetreThrow>;

/** Minutes of a suspension that is reported without them (IHF rule 16:3). */
const usualMinutes = 2;

/** A suspension; without a player it is the bench's. */
const suspension = eventRule(
  'penalty',
  'Penalty',
  {
    player: sent('Player', WirePerson),
    minutes: computed({ Minutes: WireMinutes }, ({ Minutes }): number | null => Minutes ?? usualMinutes),
    infraction: sent('InfractionName', WireFederationText),
  },
  { ...penalised, people: ({ player }) => people('penalised', player) },
);

/** A card; the suspension that comes with a red one is a separate event. */
const card = eventRule(
  'card',
  'Card',
  {
    /** Null for an official's card. */
    player: sent('Player', WirePerson),
    /** Null when unknown. */
    color: computed({ Color: WireText }, ({ Color }) => cardColor(Color)),
  },
  {
    filter: 'chosen',
    ...inPlay,
    news: 'card',
    hasFigures: true,
    people: ({ player }) => people('penalised', player),
  },
);
export type Card = EventOf<typeof card>;

/** Handball's event rules, in the order of the event filter. */
export const handballEvents = {
  goal,
  sevenMetreThrow,
  shot,
  penalty: suspension,
  card,
  shootout,
  timeout,
  timer,
  playerTime,
} as const;

/** An event of handball. */
export type HandballEvent = EventOf<(typeof handballEvents)[keyof typeof handballEvents]>;
