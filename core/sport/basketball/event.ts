import { timeout, timer } from '../../live/events/clockEvents.ts';
import { playerTime, substitution, teamUpdate } from '../../live/events/lineupEvents.ts';
import { people } from '../../live/rules/eventPeople.ts';
import { computed, type EventOf, eventRule, inPlay, sent } from '../../live/rules/eventRule.ts';
import type { EventMessageType } from '../../live/wire/messageType.ts';
import { WireFlag, WireId, WirePeople, WirePerson } from '../../live/wire/wireCodecs.ts';
import { opponentOf } from '../../side.ts';
import { type ShotResult, shotResults } from './shotResult.ts';

const player = sent('Player', WirePerson);
const opponent = sent('Opponent', WirePerson);

const shotResult = { ShotResult: WireId };

const resultOf = (id: number | null): ShotResult | undefined => shotResults.get(id ?? 0);

/** A shot at the basket: a free throw, a two- or a three-pointer, made or missed. */
const shotAttempt = eventRule(
  'shotAttempt',
  'Shot',
  {
    player,
    assist: sent('Assist', WirePerson),
    /** The federation's shot result; see `sport/basketball/shotResult`. */
    shotResult: sent('ShotResult', WireId),
    /** Its points when made; null when unknown. */
    worth: computed(shotResult, ({ ShotResult }) => resultOf(ShotResult)?.worth ?? null),
    made: computed(shotResult, ({ ShotResult }) => resultOf(ShotResult)?.made ?? false),
    /** The shooting side's players on the court, where listed. */
    activePlayers: sent('ActivePlayers', WirePeople),
    opponents: sent('Opponents', WirePeople),
  },
  {
    filter: 'chosen',
    ...inPlay,
    news: 'point',
    hasFigures: true,
    points: ({ made, worth }) => (made ? (worth ?? 0) : 0),
    playersAtPlay: ({ side, activePlayers, opponents }) =>
      side === null
        ? []
        : [
            [side, activePlayers],
            [opponentOf(side), opponents],
          ],
    onGoalsChannel: ({ made }) => made,
    people: ({ made, player, assist }) =>
      made ? people('scorer', player, 'assist', assist) : people('shooter', player),
  },
);
export type ShotAttempt = EventOf<typeof shotAttempt>;

/** For what is counted and not announced. */
const counted = {
  filter: 'offered',
  ...inPlay,
  isRecognizable: false,
  news: 'none',
  hasFigures: true,
} as const;

/** An event of a player, or of a team when no player is named. */
const deed = <const T extends string>(type: T, sentAs: EventMessageType, role: 'rebounder' | 'player') =>
  eventRule(
    type,
    sentAs,
    { player },
    {
      ...counted,
      people: (event) => people(role, event.player),
    },
  );

const defensiveRebound = deed('defensiveRebound', 'DefensiveRebound', 'rebounder');
const offensiveRebound = deed('offensiveRebound', 'OffensiveRebound', 'rebounder');
export type Rebound = EventOf<typeof defensiveRebound | typeof offensiveRebound>;

/** A ball taken from the opponents. */
const steal = deed('steal', 'Steal', 'player');

const turnover = deed('turnover', 'Turnover', 'player');
export type Turnover = EventOf<typeof turnover>;

/** A foul of a player or of the coach. */
const foul = eventRule(
  'foul',
  'Foul',
  {
    /** Null for a foul of bench or team. */
    player,
    /** Whether it is the coach's, which is in no player's figures. */
    isCoach: computed({ IsCoach: WireFlag }, ({ IsCoach }) => IsCoach ?? false),
    /** The federation's foul type (200437 and on); see `sport/basketball/foulType`. */
    foulType: sent('FoulType', WireId),
    /** As sent; the meaning of numbers above 0 is unknown. */
    severity: sent('FoulSeverity', WireId),
    opponent,
  },
  {
    ...counted,
    people: ({ player, opponent }) => people('fouler', player, 'opponent', opponent),
  },
);

export type Foul = EventOf<typeof foul>;

/** A blocked shot of `opponent`. */
const block = eventRule(
  'block',
  'Block',
  { player, opponent },
  {
    ...counted,
    people: ({ player, opponent }) => people('player', player, 'opponent', opponent),
  },
);

/** Basketball's event rules (specification §3, wire-format §4), in the order of the event filter. */
export const basketballEvents = {
  shotAttempt,
  defensiveRebound,
  offensiveRebound,
  substitution,
  foul,
  block,
  steal,
  turnover,
  timeout,
  timer,
  playerTime,
  teamUpdate,
} as const;

/** An event of basketball. */
export type BasketballEvent = EventOf<(typeof basketballEvents)[keyof typeof basketballEvents]>;
