import * as t from 'io-ts';
import { people } from '../../live/lineup/eventPeople.ts';
import { reading } from '../../live/wire/eventReader.ts';
import { WirePerson, WireText } from '../../live/wire/wireCodecs.ts';
import { type EventRules, inPlay, scoring } from '../eventRule.ts';
import { goal, penalty, playerTime, shootout, shot, timeout, timer } from '../sharedEventRules.ts';
import type { CardColor, HandballEvent, SevenMetreResult } from './event.ts';

/** The fields of a SevenMetreThrow. */
export const WireSevenMetreThrow = t.type({ Player: WirePerson, Goalie: WirePerson, ResultText: WireText });
/** The fields of a Card. */
export const WireCard = t.type({ Player: WirePerson, Color: WireText });

const results: readonly SevenMetreResult[] = ['goal', 'saved', 'missed'];
const colors: readonly CardColor[] = ['yellow', 'red', 'blue'];

const oneOf = <A extends string>(known: readonly A[], sent: string | null): A | null =>
  known.find((one) => one === sent?.toLowerCase()) ?? null;

/** Handball's event rules, in the order of the event filter. */
export const handballEvents: EventRules<HandballEvent> = {
  goal,
  sevenMetreThrow: {
    sentAs: 'SevenMetreThrow',
    read: reading(WireSevenMetreThrow, (base, sent) => ({
      type: 'sevenMetreThrow',
      player: sent.Player,
      goalie: sent.Goalie,
      result: oneOf(results, sent.ResultText),
      ...base,
    })),
    filter: 'chosen',
    ...scoring,
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
  shot: { ...shot, filter: 'offered' },
  penalty,
  card: {
    sentAs: 'Card',
    read: reading(WireCard, (base, sent) => ({
      type: 'card',
      player: sent.Player,
      color: oneOf(colors, sent.Color),
      ...base,
    })),
    filter: 'chosen',
    ...inPlay,
    people: ({ player }) => people('penalised', player),
  },
  shootout,
  timeout,
  timer,
  playerTime,
};
