import type { PersonId } from '../../ids.ts';
import { sides } from '../../side.ts';
import { clockOf } from '../clock/clock.ts';
import { milestonesOf } from '../eventsOfType.ts';
import { detailsOf } from '../lineup/details.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import { compareTokens } from '../log/timeToken.ts';
import { eventsOf, type LiveMatch, readingOf } from '../match.ts';
import type { Anomaly } from './anomaly.ts';
import { oddPlayersOf } from './oddPlayers.ts';
import { oddScores } from './oddScores.ts';

const isOfPlay = ({ event }: CurrentEvent, { sport }: LiveMatch): boolean =>
  event.type !== 'timer' &&
  event.type !== 'playerTime' &&
  event.type !== 'unknown' &&
  sport.mayFollowEnd?.(event) !== true;

/**
 * The events of play that were first reported after the end; a later correction has its event's place (reading 14). They count in the
 * score (reading 22): the goal that ended a match is often entered after its Match end.
 */
const lateEvents = (match: LiveMatch): readonly Anomaly[] => {
  const isOver = clockOf(match).state === 'ended';
  const end = isOver ? milestonesOf(match).findLast(({ event }) => event.action === 'matchEnd') : undefined;
  return end === undefined
    ? []
    : eventsOf(match).flatMap((current): readonly Anomaly[] =>
        isOfPlay(current, match) && compareTokens(current.token, end.token) > 0
          ? [{ key: current.key, type: 'afterEnd' }]
          : [],
      );
};

/** The persons of events whom no roster has, once each; none while a side has no roster. */
const strangers = (match: LiveMatch): readonly Anomaly[] => {
  const { persons, roster } = detailsOf(match);
  if (sides.some((side) => roster[side].length === 0)) return [];
  const told = new Set<PersonId>();
  return eventsOf(match).flatMap(({ key, event }) =>
    match.sport
      .factsOf(event)
      .people(event)
      .flatMap(({ id }): readonly Anomaly[] => {
        if (persons.has(id) || told.has(id)) return [];
        told.add(id);
        return [{ key, type: 'unknownPerson', person: id }];
      }),
  );
};

/** What of a match's log cannot be as it was reported, kind by kind. */
export const anomaliesOf = readingOf((match: LiveMatch): readonly Anomaly[] => [
  ...oddScores(match),
  ...lateEvents(match),
  ...oddPlayersOf(match).anomalies,
  ...strangers(match),
]);
