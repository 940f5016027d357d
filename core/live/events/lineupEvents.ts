import { people } from '../rules/eventPeople.ts';
import {
  always,
  besidePlay,
  computed,
  type EventOf,
  eventRule,
  never,
  sent,
  shownNowhere,
} from '../rules/eventRule.ts';
import { WireFlag, WirePeople, WirePerson, WireSmall, WireText } from '../wire/wireCodecs.ts';

const directionOf = (direction: number | null, name: string | null): 'on' | 'off' | null => {
  if (direction === 1 || (direction === null && name === 'In')) return 'on';
  return direction === 2 || (direction === null && name === 'Out') ? 'off' : null;
};

/** A player goes on or off the ice. Deletes spare these (reading 15). */
export const playerTime = eventRule(
  'playerTime',
  'PlayerTime',
  {
    player: sent('Player', WirePerson),
    direction: computed({ Direction: WireSmall, DirectionName: WireText }, ({ Direction, DirectionName }) =>
      directionOf(Direction, DirectionName),
    ),
    isGoalie: computed({ IsGoalie: WireFlag }, ({ IsGoalie }) => IsGoalie ?? false),
  },
  {
    filter: 'absent',
    ...besidePlay,
    isShown: ({ isGoalie }) => isGoalie,
    isRecognizable: false,
    stopsPlay: never,
    news: 'none',
    hasFigures: false,
    people: ({ isGoalie, player }) => people(isGoalie ? 'goalie' : 'player', player),
  },
);
export type PlayerTime = EventOf<typeof playerTime>;

/** A substitution. */
export const substitution = eventRule(
  'substitution',
  'Substitution',
  { playerIn: sent('PlayerIn', WirePerson), playerOut: sent('PlayerOut', WirePerson) },
  {
    filter: 'offered',
    ...besidePlay,
    isShown: always,
    isRecognizable: false,
    stopsPlay: never,
    news: 'none',
    hasFigures: false,
    people: ({ playerIn, playerOut }) => people('in', playerIn, 'out', playerOut),
  },
);
export type Substitution = EventOf<typeof substitution>;

/** A side's players in play, reported again. */
export const teamUpdate = eventRule(
  'teamUpdate',
  'TeamUpdate',
  { players: computed({ Players: WirePeople }, ({ Players }) => Players ?? []) },
  { ...shownNowhere, playersAtPlay: ({ side, players }) => (side === null ? [] : [[side, players]]) },
);
export type TeamUpdate = EventOf<typeof teamUpdate>;
