import type { PersonId } from '../../ids.ts';
import { periodsOf, timeOfPlay } from '../../live/clock/period.ts';
import type { EventKey } from '../../live/eventBase.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import { eventsOfType } from '../../live/eventsOfType.ts';
import type { LiveMatch } from '../../live/match.ts';
import { derived } from '../../live/reading.ts';
import type { MatchCredits } from '../../live/rules/figureRule.ts';
import type { Side } from '../../side.ts';
import { mostSuspensions, suspensionsTold } from './eligibility.ts';
import type { Card } from './event.ts';

/** A disqualification by a red or blue card, or by a third suspension (IHF rule 16:6). */
export interface Disqualification {
  /** The key of the card, or of the third suspension where no card was reported. */
  readonly key: EventKey;
  readonly side: Side;
  /** Null for an official's. */
  readonly player: PersonId | null;
  /** Seconds of play since the match began. */
  readonly at: number;
  /** Whether it is by a third suspension. */
  readonly isThird: boolean;
  /** Whether a suspension was reported with it. */
  readonly isSuspended: boolean;
}

/** The most seconds of play between reports of one stoppage. */
export const sameStoppage = 10;

interface Sanction extends Pick<Disqualification, 'key' | 'side' | 'player' | 'at'> {}

const repeated = <A>(times: number, one: A): readonly A[] => Array.from({ length: times }, () => one);

const suspensionsIn = (match: LiveMatch): readonly Sanction[] =>
  eventsOfType<Penalty>(match, 'penalty').flatMap(({ key, event }) =>
    event.side === null
      ? []
      : repeated(suspensionsTold(event), {
          key,
          side: event.side,
          player: event.player,
          at: timeOfPlay(match, event),
        }),
  );

const dismissalsIn = (match: LiveMatch): readonly Sanction[] =>
  eventsOfType<Card>(match, 'card').flatMap(({ key, event }) =>
    event.side === null || event.color === null || event.color === 'yellow'
      ? []
      : [{ key, side: event.side, player: event.player, at: timeOfPlay(match, event) }],
  );

const isSamePerson = (a: Sanction, b: Sanction): boolean => a.side === b.side && a.player === b.player;

const isTogether = (a: Sanction, b: Sanction): boolean =>
  isSamePerson(a, b) && Math.abs(a.at - b.at) <= sameStoppage;

/** The third suspension of each player who has one. */
const thirdsAmong = (suspensions: readonly Sanction[]): readonly Sanction[] =>
  suspensions.filter((one, index) => {
    if (one.player === null) return false;
    const before = suspensions.slice(0, index).filter((other) => isSamePerson(other, one)).length;
    return before === mostSuspensions - 1;
  });

/** The first dismissal of each player, as a blue card follows a red one (IHF rule 16:8), and every stoppage's of the bench. */
const firstOnly = (dismissals: readonly Sanction[]): readonly Sanction[] =>
  dismissals.filter(
    (one, index) =>
      !dismissals
        .slice(0, index)
        .some((other) => (one.player === null ? isTogether(other, one) : isSamePerson(other, one))),
  );

const disqualification = (
  { key, side, player, at }: Sanction,
  by: Pick<Disqualification, 'isThird' | 'isSuspended'>,
): Disqualification => ({ key, side, player, at, ...by });

/** The disqualifications of a match: those by cards in the order of the log, then those by third suspensions alone. */
export const disqualificationsOf = derived(
  (match) => [periodsOf(match), eventsOfType<Penalty>(match, 'penalty'), eventsOfType<Card>(match, 'card')],
  (match): readonly Disqualification[] => {
    const suspensions = suspensionsIn(match);
    const cards = firstOnly(dismissalsIn(match));
    const thirds = thirdsAmong(suspensions).filter(
      (third) => !cards.some((card) => isSamePerson(card, third)),
    );
    return [
      ...cards.map((card) =>
        disqualification(card, {
          isThird: false,
          isSuspended: suspensions.some((one) => isTogether(one, card)),
        }),
      ),
      ...thirds.map((third) => disqualification(third, { isThird: true, isSuspended: true })),
    ];
  },
);

/** The red cards of third suspensions with which no card was reported. */
export const redCardsOfThirds = derived(
  (match) => [disqualificationsOf(match)],
  (match): MatchCredits =>
    new Map(
      disqualificationsOf(match).flatMap(({ key, side, player, isThird }) =>
        isThird ? [[key, [{ person: player, side, figure: 'redCards', amount: 1 }]]] : [],
      ),
    ),
);
