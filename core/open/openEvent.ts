import * as t from 'io-ts';
import { type FederationText, lettersOf } from '../federationText.ts';
import type { PersonId } from '../ids.ts';
import type { LiveEvent } from '../live/event.ts';
import type { EventBase, UnknownEvent } from '../live/eventBase.ts';
import { detailsOf, type MatchDetails, playerName, shirtNumber } from '../live/lineup/details.ts';
import type { LiveMatch } from '../live/match.ts';
import { personRoles } from '../live/rules/eventPeople.ts';
import { shownTimelineOf } from '../live/timeline/timeline.ts';
import type { TimelineRow } from '../live/timeline/timelineRow.ts';
import type { Side } from '../side.ts';
import type { AnyEvent } from '../sport/anyEvent.ts';
import { isoInstant } from '../time/isoInstant.ts';
import { OpenScore } from './openFixture.ts';
import { maybe, oneOf, shape } from './shape.ts';

/** Home or away. */
export const OpenSide = oneOf<Side>(['home', 'away']);

const OpenPersonInEvent = shape('PersonInEvent', {
  role: [t.string, `The role: ${personRoles.map((role) => `\`${role}\``).join(', ')}.`],
  id: [t.number, "The person's number at the federation."],
  name: [maybe(t.string), 'First and last name; null if unknown.'],
  shirtNumber: [maybe(t.string), 'The number on the shirt; `0` is one.'],
});

type KnownEvent = Exclude<AnyEvent, UnknownEvent>;

/** The fields of the event types but those that name people, who are in `people` where they are published. */
type DetailName<E> = E extends unknown
  ? {
      readonly [K in keyof E]: NonNullable<E[K]> extends PersonId | readonly PersonId[] ? never : K;
    }[Exclude<keyof E, keyof EventBase | 'type'>]
  : never;

type ValueOf<E, K extends PropertyKey> = E extends Readonly<Record<K, infer A>> ? NonNullable<A> : never;

/** The codec of a field; for one of some words, of any text. */
type CodecOf<A> = [A] extends [string | FederationText]
  ? t.StringC
  : [A] extends [number]
    ? t.NumberC
    : [A] extends [boolean]
      ? t.BooleanC
      : never;

/** A codec for each of them. */
type DetailCodecs = { readonly [K in DetailName<KnownEvent>]: CodecOf<ValueOf<KnownEvent, K>> };

/** Fields of an event beyond time, people and score, each present where its type has it. */
const OpenEventDetails = t.exact(
  t.partial({
    action: t.string,
    minutes: t.number,
    infraction: t.string,
    goalType: t.number,
    emptyNet: t.boolean,
    scored: t.boolean,
    resultText: t.string,
    round: t.number,
    worth: t.number,
    made: t.boolean,
    shotResult: t.number,
    foulType: t.number,
    severity: t.number,
    isCoach: t.boolean,
    kind: t.string,
    direction: t.string,
    isGoalie: t.boolean,
    result: t.string,
    color: t.string,
  } satisfies DetailCodecs),
);

/** An event of a match after corrections, as the open data has it. */
export const OpenEvent = shape('Event', {
  id: [t.string, 'Constant across all corrections of the event.'],
  type: [
    t.string,
    'What happened, such as `goal`, `penalty`, `shot`, `shotAttempt`, `foul`, `point`, `timeout`, `timer`. Ignore unknown types.',
  ],
  periodId: [maybe(t.number), 'The period, as in `periods`.'],
  period: [maybe(t.string), "The period's name at the federation."],
  time: [maybe(t.string), 'Time played in the period, `mm:ss`.'],
  at: [maybe(t.string), 'When it was first reported, in UTC; null if the match has no log.'],
  side: [maybe(OpenSide), 'The side it belongs to.'],
  points: [maybe(t.number), 'Its points, if it scored.'],
  score: [maybe(OpenScore), 'The score after it, if it scored: of the match, in volleyball of the set.'],
  people: [
    t.readonlyArray(OpenPersonInEvent),
    'The people involved; empty if the league does not publish its teams.',
  ],
  corrected: [t.boolean, 'Whether more than one version was reported.'],
  details: [OpenEventDetails, 'Further fields of its type.'],
});

export type OpenEvent = t.TypeOf<typeof OpenEvent>;
type Details = t.TypeOf<typeof OpenEventDetails>;

const named: Readonly<Record<string, unknown>> = OpenEventDetails.type.props;

const openDetails = (event: LiveEvent): Details => {
  const own = Object.fromEntries(
    Object.entries(event).filter(([name, value]) => Object.hasOwn(named, name) && value !== null),
  );
  return OpenEventDetails.is(own) ? own : {};
};

const person =
  (details: MatchDetails) =>
  ({ role, id }: TimelineRow['people'][number]) => {
    const number = shirtNumber(details, id);
    return { role, id, name: playerName(details, id), shirtNumber: number === null ? null : String(number) };
  };

/** The events of a match's log in playing order, without people where these are withheld. */
export const openEvents = (match: LiveMatch, arePeoplePublished: boolean): readonly OpenEvent[] => {
  const details = detailsOf(match);
  return shownTimelineOf(match)
    .filter(({ kind }) => kind !== 'unknown' && kind !== 'teamUpdate')
    .map(
      (row): OpenEvent => ({
        id: row.key,
        type: row.kind,
        periodId: row.period,
        period: lettersOf(row.periodName),
        time: row.time,
        at: isoInstant(row.token.timestamp),
        side: row.side,
        points: row.points,
        score: row.score,
        people: arePeoplePublished ? row.people.map(person(details)) : [],
        corrected: row.corrected,
        details: openDetails(row.event),
      }),
    )
    .toReversed();
};
