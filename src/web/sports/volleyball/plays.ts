import type { Point } from '@kampdag/core/live/event';
import type { VolleyballMessages } from '../../i18n/messages/liveVolleyball.ts';
import { commonPlay } from '../../match/plays/commonPlays.ts';
import { personWord } from '../../match/plays/names.ts';
import { alone, type DescribePlay, led, type PersonWord, type PlayText } from '../../match/plays/playText.ts';
import { substitutionPlay } from '../../match/plays/substitutionPlay.ts';

type Person = (id: Point['player']) => PersonWord | null;

const pointText = (event: Point, person: Person, m: VolleyballMessages): PlayText => {
  const isError = event.kind === 'error';
  const opponent = person(event.opponent);
  return {
    title: event.kind === null ? m.row.point : m.row.kinds[event.kind],
    subject: isError ? led(m.row.errorBy, opponent) : alone(person(event.player)),
    detail: isError ? null : led(m.row.against, opponent),
    tags: [],
    tone: 'score',
  };
};

/** Volleyball's events in the words of a language. */
export const volleyballPlays =
  (m: VolleyballMessages): DescribePlay =>
  (row, details) => {
    const { event } = row;
    const person: Person = (id) => personWord(details, id);
    switch (event.type) {
      case 'point':
        return pointText(event, person, m);
      case 'penalty':
        return {
          title: m.row.card,
          subject: alone(person(event.player)) ?? [m.row.team],
          detail: event.infraction === null ? null : [m.row.sanction(event.infraction)],
          tags: [],
          tone: 'strong',
        };
      case 'substitution':
        return substitutionPlay(event, details, m.row);
      default:
        return commonPlay(row, details, m);
    }
  };
