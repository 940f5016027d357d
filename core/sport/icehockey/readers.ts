import { type EventReaders, reading } from '../../live/eventReader.ts';
import { sharedReaders } from '../../live/sharedReaders.ts';
import {
  WireFaceoff,
  WireGoal,
  WirePenalty,
  WirePenaltyShot,
  WireShootout,
  WireShot,
} from '../../live/wire.ts';

/** "Goal" scores, anything else does not (recordings.md). */
const scores = (resultText: string | null): boolean => resultText?.toLowerCase() === 'goal';

/** What hockey's messages mean (specification §3, wire-format §4). */
export const hockeyReaders: EventReaders = new Map([
  ...sharedReaders,
  [
    'Goal',
    reading(WireGoal, (base, sent) => ({
      ...base,
      type: 'goal',
      player: sent.Player,
      firstAssist: sent.FirstAssist,
      secondAssist: sent.SecondAssist,
      goalie: sent.Goalie,
      goalType: sent.GoalType,
      emptyNet: sent.EmptyNet ?? false,
      activePlayers: sent.ActivePlayers,
      opponents: sent.Opponents,
    })),
  ],
  [
    'Penalty',
    reading(WirePenalty, (base, sent) => ({
      ...base,
      type: 'penalty',
      player: sent.Player,
      minutes: sent.Minutes,
      infraction: sent.InfractionName,
    })),
  ],
  [
    'Shot',
    reading(WireShot, (base, sent) => ({ ...base, type: 'shot', player: sent.Player, goalie: sent.Goalie })),
  ],
  [
    'Faceoff',
    reading(WireFaceoff, (base, sent) => ({
      ...base,
      type: 'faceoff',
      winner: sent.Player,
      loser: sent.Opponent,
    })),
  ],
  [
    'PenaltyShot',
    reading(WirePenaltyShot, (base, sent) => ({
      ...base,
      type: 'penaltyShot',
      player: sent.Player,
      goalie: sent.Goalie,
      scored: scores(sent.ResultText),
      resultText: sent.ResultText,
    })),
  ],
  [
    'Shootout',
    reading(WireShootout, (base, sent) => ({
      ...base,
      type: 'shootout',
      shooter: sent.ShooterId ?? sent.Player,
      goalie: sent.Goalie,
      round: sent.RoundNo,
      scored: scores(sent.ResultText),
      resultText: sent.ResultText,
    })),
  ],
]);
