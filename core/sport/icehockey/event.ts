import { attemptResult } from '../../live/events/attemptResult.ts';
import { timeout, timer } from '../../live/events/clockEvents.ts';
import { goal, isResultGoal, shootout, shot } from '../../live/events/goalEvents.ts';
import { playerTime } from '../../live/events/lineupEvents.ts';
import { penalty } from '../../live/events/penaltyEvent.ts';
import { people } from '../../live/rules/eventPeople.ts';
import { always, type EventOf, eventRule, inPlay, scoring, sent } from '../../live/rules/eventRule.ts';
import { WirePerson, WireText } from '../../live/wire/wireCodecs.ts';

/** A face-off. */
const faceoff = eventRule(
  'faceoff',
  'Faceoff',
  { winner: sent('Player', WirePerson), loser: sent('Opponent', WirePerson) },
  {
    filter: 'offered',
    ...inPlay,
    stopsPlay: always,
    news: 'none',
    hasFigures: true,
    people: ({ winner, loser }) => people('winner', winner, 'loser', loser),
  },
);

/** A penalty shot during play. */
const penaltyShot = eventRule(
  'penaltyShot',
  'PenaltyShot',
  {
    player: sent('Player', WirePerson),
    goalie: sent('Goalie', WirePerson),
    scored: isResultGoal,
    resultText: sent('ResultText', WireText),
  },
  {
    filter: 'chosen',
    ...scoring,
    news: 'goal',
    hasFigures: true,
    points: ({ scored }) => (scored ? 1 : 0),
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
);
export type PenaltyShot = EventOf<typeof penaltyShot>;

/** Whether the goalie saved a penalty shot: it did not score, and is not said to have missed the goal. */
export const isSaved = ({ scored, goalie, resultText }: PenaltyShot): boolean =>
  !scored && goalie !== null && attemptResult(resultText) !== 'missed';

/** Hockey's event rules (specification §3, wire-format §4), in the order of the event filter. */
export const hockeyEvents = {
  goal,
  penalty,
  shot,
  faceoff,
  penaltyShot,
  shootout,
  timeout,
  timer,
  playerTime: { ...playerTime, filter: 'chosen' },
} as const;

/** An event of ice hockey. */
export type HockeyEvent = EventOf<(typeof hockeyEvents)[keyof typeof hockeyEvents]>;
