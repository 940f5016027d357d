import { timer } from '../../live/events/clockEvents.ts';
import { goal, shootout } from '../../live/events/goalEvents.ts';
import { people } from '../../live/rules/eventPeople.ts';
import { computed, type EventOf, eventRule, inPlay, sent } from '../../live/rules/eventRule.ts';
import { WirePerson, WireText } from '../../live/wire/wireCodecs.ts';
import { cardColorIn } from './cardWords.ts';

/** A caution or a sending-off, by its colour or in the federation's words. */
const card = eventRule(
  'card',
  'Card',
  {
    player: sent('Player', WirePerson),
    /** Null for a message that tells of no card. */
    color: computed(
      { InfractionName: WireText, TypeName: WireText, Color: WireText },
      (texts) =>
        [texts.InfractionName, texts.TypeName, texts.Color].map(cardColorIn).find((one) => one !== null) ??
        null,
    ),
  },
  {
    filter: 'chosen',
    ...inPlay,
    isShown: ({ color }) => color !== null,
    news: 'card',
    hasFigures: false,
    people: ({ player }) => people('penalised', player),
  },
);
export type SoccerCardEvent = EventOf<typeof card>;

/**
 * The event rules of soccer. Its reporters send little more than the running score; cards come as such, or as the penalties of other
 * sports with a card's name.
 */
export const soccerEvents = {
  goal: { ...goal, hasFigures: false },
  card,
  penalty: { ...card, sentAs: 'Penalty', filter: 'absent' },
  shootout,
  timer,
} as const;

/** An event of soccer. */
export type SoccerEvent = EventOf<(typeof soccerEvents)[keyof typeof soccerEvents]>;
