import * as t from 'io-ts';
import { people } from '../../live/lineup/eventPeople.ts';
import { reading } from '../../live/wire/eventReader.ts';
import { WirePerson, WireText } from '../../live/wire/wireCodecs.ts';
import { type EventRules, inPlay, scoring } from '../eventRule.ts';
import { goal, penalty, playerTime, scores, shootout, shot, timeout, timer } from '../sharedEventRules.ts';
import type { HockeyEvent } from './event.ts';

/** The fields of a Faceoff. */
export const WireFaceoff = t.type({ Player: WirePerson, Opponent: WirePerson });
/** The fields of a PenaltyShot. */
export const WirePenaltyShot = t.type({ Player: WirePerson, Goalie: WirePerson, ResultText: WireText });

/** Hockey's event rules (specification §3, wire-format §4), in the order of the event filter. */
export const hockeyEvents: EventRules<HockeyEvent> = {
  goal,
  penalty,
  shot,
  faceoff: {
    sentAs: 'Faceoff',
    read: reading(WireFaceoff, (base, sent) => ({
      type: 'faceoff',
      winner: sent.Player,
      loser: sent.Opponent,
      ...base,
    })),
    filter: 'offered',
    ...inPlay,
    people: ({ winner, loser }) => people('winner', winner, 'loser', loser),
  },
  penaltyShot: {
    sentAs: 'PenaltyShot',
    read: reading(WirePenaltyShot, (base, sent) => ({
      type: 'penaltyShot',
      player: sent.Player,
      goalie: sent.Goalie,
      scored: scores(sent.ResultText),
      resultText: sent.ResultText,
      ...base,
    })),
    filter: 'chosen',
    ...scoring,
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
  shootout,
  timeout,
  timer,
  playerTime: { ...playerTime, filter: 'chosen' },
};
