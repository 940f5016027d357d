import type { Foul, ShotAttempt } from '@kampdag/core/live/event';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import type { BasketballMessages } from '../../i18n/messages/liveBasketball.ts';
import { commonPlay } from '../../match/plays/commonPlays.ts';
import { personWord } from '../../match/plays/names.ts';
import {
  alone,
  type DescribePlay,
  led,
  type PersonWord,
  type PlayText,
  plainPlay,
} from '../../match/plays/playText.ts';
import { substitutionPlay } from '../../match/plays/substitutionPlay.ts';

type Person = (id: ShotAttempt['player']) => PersonWord | null;

const shotText = (event: ShotAttempt, person: Person, m: BasketballMessages): PlayText => {
  const { worth, made, assist } = event;
  const subject = alone(person(event.player)) ?? [m.plays.unknownPlayer];
  if (worth === null) return { ...plainPlay, title: m.row.shot, subject };
  if (!made) return { ...plainPlay, title: m.row.missed[worth], subject };
  return {
    title: m.row.made[worth],
    subject,
    detail: led(m.row.assist, person(assist)),
    tags: [],
    tone: 'score',
    badge: m.row.points(worth),
  };
};

const foulText = (event: Foul, person: Person, m: BasketballMessages): PlayText => ({
  title: m.row.foul[foulKind(event.foulType) ?? 'foul'],
  subject: alone(person(event.player)) ?? [event.isCoach ? m.row.coach : m.row.team],
  detail: led(m.row.against, person(event.opponent)),
  tags: event.isCoach && event.player !== null ? [m.row.coach] : [],
  tone: 'strong',
});

/** Basketball's events in the words of a language. */
export const basketballPlays =
  (m: BasketballMessages): DescribePlay =>
  (row, details) => {
    const { event } = row;
    const person: Person = (id) => personWord(details, id);
    switch (event.type) {
      case 'shotAttempt':
        return shotText(event, person, m);
      case 'foul':
        return foulText(event, person, m);
      case 'defensiveRebound':
      case 'offensiveRebound':
      case 'turnover':
        return {
          ...plainPlay,
          title: m.row[event.type],
          subject: alone(person(event.player)) ?? [m.row.team],
        };
      case 'steal':
        return { ...plainPlay, title: m.row.steal, subject: alone(person(event.player)) };
      case 'block':
        return {
          ...plainPlay,
          title: m.row.block,
          subject: alone(person(event.player)),
          detail: led(m.row.against, person(event.opponent)),
        };
      case 'substitution':
        return substitutionPlay(event, details, m.row);
      default:
        return commonPlay(row, details, m);
    }
  };
