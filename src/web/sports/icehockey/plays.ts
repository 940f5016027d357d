import type { Goal, PenaltyShot, PlayerTime } from '@kampdag/core/live/event';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { HockeyMessages } from '../../i18n/messages/liveHockey.ts';
import { commonPlay } from '../../match/plays/commonPlays.ts';
import { personWord } from '../../match/plays/names.ts';
import {
  alone,
  type DescribePlay,
  led,
  type PersonWord,
  type Phrase,
  type PlayText,
  plainPlay,
} from '../../match/plays/playText.ts';

type Person = (id: Goal['player']) => PersonWord | null;

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
    subject: alone(person(event.player)) ?? [m.plays.unknownPlayer],
    detail: assistsOf(event, person, m),
    tags: [
      ...(code === null || code === 'EQ' ? [] : [m.row.goalType[code]]),
      ...(event.emptyNet ? [m.row.emptyNet] : []),
    ],
    tone: 'goal',
  };
};

const penaltyShotText = (
  event: PenaltyShot,
  counts: boolean,
  person: Person,
  m: HockeyMessages,
): PlayText => ({
  title: counts ? m.row.goal : m.row.penaltyShot,
  subject: alone(person(event.player)) ?? [m.plays.unknownPlayer],
  detail: event.scored ? null : led(m.row.savedBy, person(event.goalie)),
  tags: counts ? [m.row.penaltyShot] : [event.scored ? m.row.scored : m.row.missed],
  tone: counts ? 'goal' : 'strong',
});

const presenceTitle = ({ direction, isGoalie }: PlayerTime, { row }: HockeyMessages): string => {
  if (isGoalie) return direction === 'on' ? row.goalieOn : row.goalieOff;
  return direction === 'on' ? row.playerOn : row.playerOff;
};

/** Ice hockey's events in the words of a language. */
export const hockeyPlays =
  (m: HockeyMessages): DescribePlay =>
  (row, details) => {
    const { event } = row;
    const person: Person = (id) => personWord(details, id);
    switch (event.type) {
      case 'goal':
        return goalText(event, person, m);
      case 'penalty':
        return {
          title: m.row.penalty(event.minutes),
          subject: alone(person(event.player)) ?? [m.row.benchPenalty],
          detail: event.infraction === null ? null : [m.row.infraction(event.infraction)],
          tags: [],
          tone: 'strong',
        };
      case 'shot':
        return {
          ...plainPlay,
          title: m.row.shot,
          subject: alone(person(event.player)),
          detail: led(m.row.savedBy, person(event.goalie)),
        };
      case 'faceoff': {
        const won = led(m.row.wonBy, person(event.winner));
        const lost = led(` ${m.row.against}`, person(event.loser));
        return {
          ...plainPlay,
          title: m.row.faceoff,
          subject: won === null || lost === null ? won : [...won, ...lost],
        };
      }
      case 'penaltyShot':
        return penaltyShotText(event, row.score !== null, person, m);
      case 'shootout':
        return {
          title: m.row.shootout(event.round),
          subject: alone(person(event.shooter)) ?? [m.plays.unknownPlayer],
          detail: null,
          tags: [event.scored ? m.row.scored : m.row.missed],
          tone: 'strong',
        };
      case 'playerTime':
        return { ...plainPlay, title: presenceTitle(event, m), subject: alone(person(event.player)) };
      default:
        return commonPlay(row, details, m);
    }
  };
