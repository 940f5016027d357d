import type { Point } from '@kampdag/core/sport/volleyball/event';
import { commonPlays, playsBy } from '../../match/plays/commonPlays.ts';
import {
  type DescribePlay,
  labelledPerson,
  type PlayFacts,
  type PlayText,
  type PlayTexts,
  personPhrase,
} from '../../match/plays/playText.ts';
import { substitutionPlay } from '../../match/plays/substitutionPlay.ts';
import type { VolleyballPlay } from './events.ts';
import type { VolleyballMessages } from './liveMessages.ts';

type Person = PlayFacts['person'];

const pointText = (event: Point, person: Person, m: VolleyballMessages): PlayText => {
  const isError = event.kind === 'error';
  const opponent = person(event.opponent);
  return {
    title: event.kind === null ? m.row.point : m.row.kinds[event.kind],
    subject: isError ? labelledPerson(m.row.errorBy, opponent) : personPhrase(person(event.player)),
    detail: isError ? null : labelledPerson(m.row.against, opponent),
    tags: [],
    tone: 'score',
  };
};

const texts = (m: VolleyballMessages): PlayTexts<VolleyballPlay> => ({
  ...commonPlays(m),
  point: (event, { person }) => pointText(event, person, m),
  penalty: (event, { person }) => ({
    title: m.row.card,
    subject: personPhrase(person(event.player)) ?? [m.row.team],
    detail: event.infraction === null ? null : [m.row.sanction(event.infraction)],
    tags: [],
    tone: 'strong',
  }),
  substitution: (event, facts) => substitutionPlay(event, facts, m.row),
});

/** Volleyball's events in a language. */
export const volleyballPlays = (m: VolleyballMessages): DescribePlay => playsBy(texts(m), m);
