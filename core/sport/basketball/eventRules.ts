import * as t from 'io-ts';
import { people } from '../../live/lineup/eventPeople.ts';
import { reading } from '../../live/wire/eventReader.ts';
import { WireFlag, WireId, WirePeople, WirePerson } from '../../live/wire/wireCodecs.ts';
import { type EventRule, type EventRules, inPlay } from '../eventRule.ts';
import { playerTime, substitution, teamUpdate, timeout, timer } from '../sharedEventRules.ts';
import type { BasketballEvent, Rebound, Steal, Turnover } from './event.ts';
import { shotResults } from './shotResult.ts';

/** The fields of a basketball Shot. */
export const WireShotAttempt = t.type({
  Player: WirePerson,
  Assist: WirePerson,
  ShotResult: WireId,
  ActivePlayers: WirePeople,
  Opponents: WirePeople,
});
/** The fields of rebounds, steals, blocks and turnovers. */
export const WirePlayerAction = t.type({ Player: WirePerson, Opponent: WirePerson });
/** The fields of a Foul. */
export const WireFoul = t.type({
  Player: WirePerson,
  Opponent: WirePerson,
  IsCoach: WireFlag,
  FoulType: WireId,
  FoulSeverity: WireId,
});

const rebound = (type: Rebound['type'], sentAs: string): EventRule<Rebound> => ({
  sentAs,
  read: reading(WirePlayerAction, (base, sent) => ({ type, player: sent.Player, ...base })),
  filter: 'offered',
  ...inPlay,
  people: ({ player }) => people('rebounder', player),
});

const ofOnePlayer = {
  filter: 'offered',
  ...inPlay,
  people: ({ player }: Steal | Turnover) => people('player', player),
} as const;

/** Basketball's event rules (specification §3, wire-format §4), in the order of the event filter. */
export const basketballEvents: EventRules<BasketballEvent> = {
  shotAttempt: {
    sentAs: 'Shot',
    read: reading(WireShotAttempt, (base, sent) => {
      const result = sent.ShotResult === null ? undefined : shotResults.get(sent.ShotResult);
      return {
        type: 'shotAttempt',
        player: sent.Player,
        assist: sent.Assist,
        shotResult: sent.ShotResult,
        worth: result?.worth ?? null,
        made: result?.made ?? false,
        activePlayers: sent.ActivePlayers,
        opponents: sent.Opponents,
        ...base,
      };
    }),
    filter: 'chosen',
    ...inPlay,
    onGoalsChannel: ({ ShotResult }) => shotResults.get(Number(ShotResult))?.made === true,
    people: ({ made, player, assist }) =>
      made ? people('scorer', player, 'assist', assist) : people('shooter', player),
  },
  defensiveRebound: rebound('defensiveRebound', 'DefensiveRebound'),
  offensiveRebound: rebound('offensiveRebound', 'OffensiveRebound'),
  substitution,
  foul: {
    sentAs: 'Foul',
    read: reading(WireFoul, (base, sent) => ({
      type: 'foul',
      player: sent.Player,
      isCoach: sent.IsCoach ?? false,
      foulType: sent.FoulType,
      severity: sent.FoulSeverity,
      opponent: sent.Opponent,
      ...base,
    })),
    filter: 'offered',
    ...inPlay,
    people: ({ player, opponent }) => people('fouler', player, 'opponent', opponent),
  },
  block: {
    sentAs: 'Block',
    read: reading(WirePlayerAction, (base, sent) => ({
      type: 'block',
      player: sent.Player,
      opponent: sent.Opponent,
      ...base,
    })),
    filter: 'offered',
    ...inPlay,
    people: ({ player, opponent }) => people('player', player, 'opponent', opponent),
  },
  steal: {
    sentAs: 'Steal',
    read: reading(WirePlayerAction, (base, sent) => ({ type: 'steal', player: sent.Player, ...base })),
    ...ofOnePlayer,
  },
  turnover: {
    sentAs: 'Turnover',
    read: reading(WirePlayerAction, (base, sent) => ({ type: 'turnover', player: sent.Player, ...base })),
    ...ofOnePlayer,
  },
  timeout,
  timer,
  playerTime,
  teamUpdate,
};
