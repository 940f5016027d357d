import * as t from 'io-ts';
import { people } from '../../live/lineup/eventPeople.ts';
import { reading } from '../../live/wire/eventReader.ts';
import {
  WireFlag,
  WireId,
  WireMinutes,
  WirePerson,
  WireSmall,
  WireText,
} from '../../live/wire/wireCodecs.ts';
import { always, type EventRules } from '../eventRule.ts';
import { goal, playerTime, timeout, timer } from '../sharedEventRules.ts';
import type { HockeyEvent } from './event.ts';

/** What a Penalty of hockey says. */
export const WirePenalty = t.type({ Player: WirePerson, Minutes: WireMinutes, InfractionName: WireText });
/** What a Shot of hockey says. */
export const WireShot = t.type({ Player: WirePerson, Goalie: WirePerson, ShotResult: WireId });
/** What a Faceoff says. */
export const WireFaceoff = t.type({ Player: WirePerson, Opponent: WirePerson });
/** What a PenaltyShot says. */
export const WirePenaltyShot = t.type({ Player: WirePerson, Goalie: WirePerson, ResultText: WireText });
/** What an attempt of the Shootout says. */
export const WireShootout = t.type({
  ShooterId: WirePerson,
  Player: WirePerson,
  Goalie: WirePerson,
  RoundNo: WireSmall,
  IsGoalie: WireFlag,
  ResultText: WireText,
});

/** "Goal" scores, anything else does not (recordings.md). */
const scores = (resultText: string | null): boolean => resultText?.toLowerCase() === 'goal';

/** What hockey's messages mean (specification §3, wire-format §4), in the order of the event filter. */
export const hockeyEvents: EventRules<HockeyEvent> = {
  goal,
  penalty: {
    sentAs: 'Penalty',
    read: reading(WirePenalty, (base, sent) => ({
      type: 'penalty',
      player: sent.Player,
      minutes: sent.Minutes,
      infraction: sent.InfractionName,
      ...base,
    })),
    filter: 'chosen',
    showsPlay: always,
    people: ({ player }) => people('penalised', player),
  },
  shot: {
    sentAs: 'Shot',
    read: reading(WireShot, (base, sent) => ({
      type: 'shot',
      player: sent.Player,
      goalie: sent.Goalie,
      ...base,
    })),
    filter: 'offered',
    showsPlay: always,
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
  faceoff: {
    sentAs: 'Faceoff',
    read: reading(WireFaceoff, (base, sent) => ({
      type: 'faceoff',
      winner: sent.Player,
      loser: sent.Opponent,
      ...base,
    })),
    filter: 'offered',
    showsPlay: always,
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
    showsPlay: always,
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
  shootout: {
    sentAs: 'Shootout',
    read: reading(WireShootout, (base, sent) => ({
      type: 'shootout',
      shooter: sent.ShooterId ?? sent.Player,
      goalie: sent.Goalie,
      round: sent.RoundNo,
      scored: scores(sent.ResultText),
      resultText: sent.ResultText,
      ...base,
    })),
    filter: 'chosen',
    showsPlay: always,
    people: ({ shooter, goalie }) => people('shooter', shooter, 'goalie', goalie),
  },
  timeout,
  timer,
  playerTime: { ...playerTime, filter: 'chosen' },
};
