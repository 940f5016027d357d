import { type EventReader, type EventReaders, reading } from '../../live/wire/eventReader.ts';
import { sharedReaders } from '../../live/wire/sharedReaders.ts';
import {
  WireDeed,
  WireFoul,
  WireShotAttempt,
  WireSubstitution,
  WireTeamUpdate,
} from '../../live/wire/wire.ts';
import { shotResults } from './shotResult.ts';

const rebound = (type: 'defensiveRebound' | 'offensiveRebound'): EventReader =>
  reading(WireDeed, (base, sent) => ({ type, player: sent.Player, ...base }));

const deed = (type: 'steal' | 'turnover'): EventReader =>
  reading(WireDeed, (base, sent) => ({ type, player: sent.Player, ...base }));

/** Who goes on and off, and a side's players named anew: the same in both ball sports. */
export const courtReaders: readonly (readonly [string, EventReader])[] = [
  [
    'Substitution',
    reading(WireSubstitution, (base, sent) => ({
      type: 'substitution',
      playerIn: sent.PlayerIn,
      playerOut: sent.PlayerOut,
      ...base,
    })),
  ],
  [
    'TeamUpdate',
    reading(WireTeamUpdate, (base, sent) => ({ type: 'teamUpdate', players: sent.Players ?? [], ...base })),
  ],
];

/** What basketball's messages mean (specification §3, wire-format §4). */
export const basketballReaders: EventReaders = new Map([
  ...sharedReaders,
  ...courtReaders,
  [
    'Shot',
    reading(WireShotAttempt, (base, sent) => {
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
  ],
  ['DefensiveRebound', rebound('defensiveRebound')],
  ['OffensiveRebound', rebound('offensiveRebound')],
  ['Steal', deed('steal')],
  ['Turnover', deed('turnover')],
  [
    'Block',
    reading(WireDeed, (base, sent) => ({
      type: 'block',
      player: sent.Player,
      opponent: sent.Opponent,
      ...base,
    })),
  ],
  [
    'Foul',
    reading(WireFoul, (base, sent) => ({
      type: 'foul',
      player: sent.Player,
      isCoach: sent.IsCoach ?? false,
      foulType: sent.FoulType,
      severity: sent.FoulSeverity,
      opponent: sent.Opponent,
      ...base,
    })),
  ],
]);
