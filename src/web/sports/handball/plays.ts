import type { Goal } from '@kampdag/core/live/sharedEvents';
import type { HandballEvent, SevenMetreThrow } from '@kampdag/core/sport/handball/event';
import { commonPlays, playsBy } from '../../match/plays/commonPlays.ts';
import {
  type DescribePlay,
  labelledPerson,
  type PlayFacts,
  type PlayText,
  type PlayTexts,
  personPhrase,
  plainPlay,
} from '../../match/plays/playText.ts';
import { presencePlay, shootoutPlay } from '../../match/plays/sharedPlays.ts';
import type { HandballMessages } from './liveMessages.ts';

const goalText = (event: Goal, { person }: PlayFacts, m: HandballMessages): PlayText => ({
  title: m.row.goal,
  subject: personPhrase(person(event.player)) ?? [m.plays.unknownPlayer],
  detail: labelledPerson(`${m.row.assist}:`, person(event.firstAssist)),
  tags: event.emptyNet ? [m.row.emptyNet] : [],
  tone: 'goal',
});

const sevenMetresText = (event: SevenMetreThrow, { person }: PlayFacts, m: HandballMessages): PlayText => {
  const scored = event.result === 'goal';
  return {
    title: scored ? m.row.goal : m.row.sevenMetres,
    subject: personPhrase(person(event.player)) ?? [m.plays.unknownPlayer],
    detail: event.result === 'saved' ? labelledPerson(m.row.savedBy, person(event.goalie)) : null,
    tags: scored ? [m.row.sevenMetres] : event.result === null ? [] : [m.row.results[event.result]],
    tone: scored ? 'goal' : 'strong',
  };
};

const texts = (m: HandballMessages): PlayTexts<HandballEvent> => ({
  ...commonPlays(m),
  goal: (event, facts) => goalText(event, facts, m),
  sevenMetreThrow: (event, facts) => sevenMetresText(event, facts, m),
  shot: (event, { person }) => ({
    ...plainPlay,
    title: event.goalie === null ? m.row.shotMissed : m.row.shotSaved,
    subject: personPhrase(person(event.player)),
    detail: labelledPerson(m.row.savedBy, person(event.goalie)),
  }),
  penalty: (event, { person }) => ({
    title: event.minutes === null || event.minutes === 2 ? m.row.suspension : m.row.minutes(event.minutes),
    subject: personPhrase(person(event.player)) ?? [m.row.team],
    detail: null,
    tags: [],
    tone: 'strong',
  }),
  card: (event, { person }) => ({
    title: event.color === null ? m.row.card : m.row.cards[event.color],
    subject: personPhrase(person(event.player)) ?? [m.row.official],
    detail: null,
    tags: [],
    tone: 'strong',
  }),
  shootout: (event, facts) => shootoutPlay(event, facts, m),
  playerTime: (event, facts) => presencePlay(event, facts, m.row),
});

/** Handball's events in a language. */
export const handballPlays = (m: HandballMessages): DescribePlay => playsBy(texts(m), m);
