import { either } from 'fp-ts';
import type * as t from 'io-ts';
import { ClientId, PeriodId } from '../ids.ts';
import type { Side } from '../side.ts';
import type { EventBase, EventKey, LiveEvent, PlayerTime, TimerAction } from './event.ts';
import {
  type WireCommon,
  WireFaceoff,
  WireGoal,
  WirePenalty,
  WirePenaltyShot,
  WirePlayerTime,
  WireShootout,
  WireShot,
  WireTimer,
} from './wire.ts';

/** Every event type the specification names (§3), of whatever sport. Others are unreadable: their meaning is unknown. */
export const specifiedTypes: ReadonlySet<string> = new Set(
  (
    'Goal Penalty Shot Faceoff PenaltyShot Shootout Timeout Timer PlayerTime ' +
    'DefensiveRebound OffensiveRebound Substitution Foul Block Steal Turnover TeamUpdate Point'
  ).split(' '),
);

/** `H` is home, `A` and `B` are away (specification §3). */
const sideOf = (team: string | null): Side | null => {
  if (team === 'H') return 'home';
  return team === 'A' || team === 'B' ? 'away' : null;
};

/** `07:22` as seconds; null when it is no such text. */
const secondsOf = (time: string | null): number | null => {
  const parts = time === null ? null : /^(\d{1,3}):(\d{2})$/.exec(time);
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
};

const elapsedOf = (wire: WireCommon): number | null =>
  wire.Time !== null && wire.Time >= 0 ? wire.Time : secondsOf(wire.PeriodTime);

const baseOf = (key: EventKey, wire: WireCommon): EventBase => ({
  key,
  clientId: wire.ClientId === null ? null : ClientId(wire.ClientId),
  eventId: wire.Id,
  side: sideOf(wire.Team),
  period: wire.Period === null || wire.Period === 0 ? null : PeriodId(wire.Period),
  periodName: wire.PeriodName,
  elapsed: elapsedOf(wire),
  onIce:
    wire.HomePlayersOnIce === null && wire.AwayPlayersOnIce === null
      ? null
      : { home: wire.HomePlayersOnIce, away: wire.AwayPlayersOnIce },
});

const timerActions: readonly TimerAction[] = [
  'unknown',
  'start',
  'stop',
  'update',
  'matchStart',
  'matchEnd',
  'periodStart',
  'periodEnd',
];
const timerNames = ['', 'Start', 'Stop', 'Update', 'Match start', 'Match end', 'Period start', 'Period end'];

const timerAction = (type: number | null, name: string | null): TimerAction =>
  timerActions[type ?? (name === null ? 0 : timerNames.indexOf(name))] ?? 'unknown';

const directionOf = (direction: number | null, name: string | null): PlayerTime['direction'] => {
  if (direction === 1 || (direction === null && name === 'In')) return 'on';
  return direction === 2 || (direction === null && name === 'Out') ? 'off' : null;
};

/** "Goal" scores, anything else does not (recordings.md). */
const scores = (resultText: string | null): boolean => resultText?.toLowerCase() === 'goal';

/** The fields of the type; each is lenient, so that only a body that is no object could fail, and that came before. */
const fields = <A>(codec: t.Type<A, unknown>, raw: unknown): A | null => {
  const decoded = codec.decode(raw);
  return either.isRight(decoded) ? decoded.right : null;
};

/** An event as meant, from one as sent. A type that ice hockey does not read is kept as `unknown`. */
export const readEvent = (key: EventKey, wire: WireCommon, raw: unknown): LiveEvent => {
  const base = baseOf(key, wire);
  const unknown: LiveEvent = { ...base, type: 'unknown', typeName: wire.MatchEventType, raw };
  switch (wire.MatchEventType) {
    case 'Goal': {
      const sent = fields(WireGoal, raw);
      if (sent === null) return unknown;
      return {
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
      };
    }
    case 'Penalty': {
      const sent = fields(WirePenalty, raw);
      if (sent === null) return unknown;
      return {
        ...base,
        type: 'penalty',
        player: sent.Player,
        minutes: sent.Minutes,
        infraction: sent.InfractionName,
      };
    }
    case 'Shot': {
      const sent = fields(WireShot, raw);
      return sent === null ? unknown : { ...base, type: 'shot', player: sent.Player, goalie: sent.Goalie };
    }
    case 'Faceoff': {
      const sent = fields(WireFaceoff, raw);
      return sent === null
        ? unknown
        : { ...base, type: 'faceoff', winner: sent.Player, loser: sent.Opponent };
    }
    case 'PenaltyShot': {
      const sent = fields(WirePenaltyShot, raw);
      if (sent === null) return unknown;
      return {
        ...base,
        type: 'penaltyShot',
        player: sent.Player,
        goalie: sent.Goalie,
        scored: scores(sent.ResultText),
        resultText: sent.ResultText,
      };
    }
    case 'Shootout': {
      const sent = fields(WireShootout, raw);
      if (sent === null) return unknown;
      return {
        ...base,
        type: 'shootout',
        shooter: sent.ShooterId ?? sent.Player,
        goalie: sent.Goalie,
        round: sent.RoundNo,
        scored: scores(sent.ResultText),
        resultText: sent.ResultText,
      };
    }
    case 'Timeout':
      return { ...base, type: 'timeout' };
    case 'Timer': {
      const sent = fields(WireTimer, raw);
      return sent === null
        ? unknown
        : { ...base, type: 'timer', action: timerAction(sent.Type, sent.TypeName) };
    }
    case 'PlayerTime': {
      const sent = fields(WirePlayerTime, raw);
      if (sent === null) return unknown;
      return {
        ...base,
        type: 'playerTime',
        player: sent.Player,
        direction: directionOf(sent.Direction, sent.DirectionName),
        isGoalie: sent.IsGoalie ?? false,
      };
    }
    default:
      return unknown;
  }
};
