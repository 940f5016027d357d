import type { Goal } from '@kampdag/core/live/sharedEvents';
import type { HockeyEvent, PenaltyShot } from '@kampdag/core/sport/icehockey/event';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import { commonPlays, playsBy } from '../../match/plays/commonPlays.ts';
import {
  type DescribePlay,
  labelledPerson,
  type Phrase,
  type PlayFacts,
  type PlayText,
  type PlayTexts,
  personPhrase,
  plainPlay,
} from '../../match/plays/playText.ts';
import { presencePlay, shootoutPlay } from '../../match/plays/sharedPlays.ts';
import type { HockeyMessages } from './liveMessages.ts';

type Person = PlayFacts['person'];

const assistsOf = (event: Goal, person: Person, m: HockeyMessages): Phrase => {
  const [first, second] = [person(event.firstAssist), person(event.secondAssist)].filter(
    (name) => name !== null,
  );
  if (first === undefined) return [m.row.unassisted];
  return second === undefined ? [`${m.row.assist}: `, first] : [`${m.row.assists}: `, first, ', ', second];
};

const goalText = (event: Goal, person: Person, m: HockeyMessages): PlayText => {
  const code = goalTypeCode(event.goalType);
  return {
    title: m.row.goal,
    subject: personPhrase(person(event.player)) ?? [m.plays.unknownPlayer],
    detail: assistsOf(event, person, m),
    tags: [
      ...(code === null || code === 'EQ' ? [] : [m.row.goalType[code]]),
      ...(event.emptyNet ? [m.row.emptyNet] : []),
    ],
    tone: 'goal',
  };
};

const penaltyShotText = (event: PenaltyShot, { person, counts }: PlayFacts, m: HockeyMessages): PlayText => ({
  title: counts ? m.row.goal : m.row.penaltyShot,
  subject: personPhrase(person(event.player)) ?? [m.plays.unknownPlayer],
  detail: event.scored ? null : labelledPerson(m.row.savedBy, person(event.goalie)),
  tags: counts ? [m.row.penaltyShot] : [event.scored ? m.row.scored : m.row.missed],
  tone: counts ? 'goal' : 'strong',
});

const texts = (m: HockeyMessages): PlayTexts<HockeyEvent> => ({
  ...commonPlays(m),
  goal: (event, { person }) => goalText(event, person, m),
  penalty: (event, { person }) => ({
    title: m.row.penalty(event.minutes),
    subject: personPhrase(person(event.player)) ?? [m.row.benchPenalty],
    detail: event.infraction === null ? null : [m.row.infraction(event.infraction)],
    tags: [],
    tone: 'strong',
  }),
  shot: (event, { person }) => ({
    ...plainPlay,
    title: m.row.shot,
    subject: personPhrase(person(event.player)),
    detail: labelledPerson(m.row.savedBy, person(event.goalie)),
  }),
  faceoff: (event, { person }) => {
    const won = labelledPerson(m.row.wonBy, person(event.winner));
    const lost = labelledPerson(` ${m.row.against}`, person(event.loser));
    return {
      ...plainPlay,
      title: m.row.faceoff,
      subject: won === null || lost === null ? won : [...won, ...lost],
    };
  },
  penaltyShot: (event, facts) => penaltyShotText(event, facts, m),
  shootout: (event, facts) => shootoutPlay(event, facts, m),
  playerTime: (event, facts) => presencePlay(event, facts, m.row),
});

/** Ice hockey's events in a language. */
export const hockeyPlays = (m: HockeyMessages): DescribePlay => playsBy(texts(m), m);
