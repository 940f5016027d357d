import { type EventReaders, reading } from '../../live/wire/eventReader.ts';
import { sharedReaders } from '../../live/wire/sharedReaders.ts';
import {
  WireFaceoff,
  WireGoal,
  WirePenalty,
  WirePenaltyShot,
  WireShootout,
  WireShot,
} from '../../live/wire/wire.ts';

/** "Goal" scores, anything else does not (recordings.md). */
const scores = (resultText: string | null): boolean => resultText?.toLowerCase() === 'goal';

/** What hockey's messages mean (specification §3, wire-format §4). */
export const hockeyReaders: EventReaders = new Map([
  ...sharedReaders,
  [
    'Goal',
    reading(WireGoal, (base, sent) => ({
      type: 'goal',
      player: sent.Player,
      firstAssist: sent.FirstAssist,
      secondAssist: sent.SecondAssist,
      goalie: sent.Goalie,
      goalType: sent.GoalType,
      emptyNet: sent.EmptyNet ?? false,
      activePlayers: sent.ActivePlayers,
      opponents: sent.Opponents,
      ...base,
    })),
  ],
  [
    'Penalty',
    reading(WirePenalty, (base, sent) => ({
      type: 'penalty',
      player: sent.Player,
      minutes: sent.Minutes,
      infraction: sent.InfractionName,
      ...base,
    })),
  ],
  [
    'Shot',
    reading(WireShot, (base, sent) => ({ type: 'shot', player: sent.Player, goalie: sent.Goalie, ...base })),
  ],
  [
    'Faceoff',
    reading(WireFaceoff, (base, sent) => ({
      type: 'faceoff',
      winner: sent.Player,
      loser: sent.Opponent,
      ...base,
    })),
  ],
  [
    'PenaltyShot',
    reading(WirePenaltyShot, (base, sent) => ({
      type: 'penaltyShot',
      player: sent.Player,
      goalie: sent.Goalie,
      scored: scores(sent.ResultText),
      resultText: sent.ResultText,
      ...base,
    })),
  ],
  [
    'Shootout',
    reading(WireShootout, (base, sent) => ({
      type: 'shootout',
      shooter: sent.ShooterId ?? sent.Player,
      goalie: sent.Goalie,
      round: sent.RoundNo,
      scored: scores(sent.ResultText),
      resultText: sent.ResultText,
      ...base,
    })),
  ],
]);
