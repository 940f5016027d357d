import type { Foul, Rebound, ShotAttempt, Turnover } from '@kampdag/core/sport/basketball/event';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
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
import { substitutionPlay } from '../../match/plays/substitutionPlay.ts';
import type { BasketballPlay } from './events.ts';
import type { BasketballMessages } from './liveMessages.ts';

type Person = PlayFacts['person'];

const shotText = (event: ShotAttempt, person: Person, m: BasketballMessages): PlayText => {
  const { worth, made, assist } = event;
  const subject = personPhrase(person(event.player)) ?? [m.plays.unknownPlayer];
  if (worth === null) return { ...plainPlay, title: m.row.shot, subject };
  if (!made) return { ...plainPlay, title: m.row.missed[worth], subject };
  return {
    title: m.row.made[worth],
    subject,
    detail: labelledPerson(m.row.assist, person(assist)),
    tags: [],
    tone: 'score',
    badge: m.row.points(worth),
  };
};

const foulText = (event: Foul, person: Person, m: BasketballMessages): PlayText => ({
  title: m.row.foul[foulKind(event.foulType) ?? 'foul'],
  subject: personPhrase(person(event.player)) ?? [event.isCoach ? m.row.coach : m.row.team],
  detail: labelledPerson(m.row.against, person(event.opponent)),
  tags: event.isCoach && event.player !== null ? [m.row.coach] : [],
  tone: 'strong',
});

const texts = (m: BasketballMessages): PlayTexts<BasketballPlay> => {
  const ofTeam = (event: Rebound | Turnover, { person }: PlayFacts): PlayText => ({
    ...plainPlay,
    title: m.row[event.type],
    subject: personPhrase(person(event.player)) ?? [m.row.team],
  });
  return {
    ...commonPlays(m),
    shotAttempt: (event, { person }) => shotText(event, person, m),
    foul: (event, { person }) => foulText(event, person, m),
    defensiveRebound: ofTeam,
    offensiveRebound: ofTeam,
    turnover: ofTeam,
    steal: (event, { person }) => ({
      ...plainPlay,
      title: m.row.steal,
      subject: personPhrase(person(event.player)),
    }),
    block: (event, { person }) => ({
      ...plainPlay,
      title: m.row.block,
      subject: personPhrase(person(event.player)),
      detail: labelledPerson(m.row.against, person(event.opponent)),
    }),
    substitution: (event, facts) => substitutionPlay(event, facts, m.row),
  };
};

/** Basketball's events in a language. */
export const basketballPlays = (m: BasketballMessages): DescribePlay => playsBy(texts(m), m);
