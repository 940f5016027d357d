import type { PersonId } from '../ids.ts';
import type { Side } from '../side.ts';
import { detailsOf, sideOfPerson } from './details.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { periodOf } from './period.ts';
import { scoringEventsOf } from './score.ts';

/** A player's figures of the match. Shootout attempts are in none of them (recordings.md). */
export interface HockeyPlayerLine {
  readonly id: PersonId;
  readonly side: Side;
  readonly goals: number;
  readonly assists: number;
  /** Goals and assists. */
  readonly points: number;
  /** Shots on goal, goals included. */
  readonly shots: number;
  /** Penalty minutes; a bench penalty is nobody's. */
  readonly pim: number;
  readonly faceoffsWon: number;
  readonly faceoffsLost: number;
  /** As goalie: shots on goal faced, saved, and let in. An empty-net goal is none for the goalie. */
  readonly shotsAgainst: number;
  readonly saves: number;
  readonly goalsAgainst: number;
}

type Figures = { -readonly [K in keyof HockeyPlayerLine]: HockeyPlayerLine[K] };

const noFigures = (id: PersonId, side: Side): Figures => ({
  id,
  side,
  goals: 0,
  assists: 0,
  points: 0,
  shots: 0,
  pim: 0,
  faceoffsWon: 0,
  faceoffsLost: 0,
  shotsAgainst: 0,
  saves: 0,
  goalsAgainst: 0,
});

const other = (side: Side | null): Side | null => (side === null ? null : side === 'home' ? 'away' : 'home');

/** The figures of all who have any, by person. */
export const playersOf = readingOf((match: LiveMatch): ReadonlyMap<PersonId, HockeyPlayerLine> => {
  const details = detailsOf(match);
  const lines = new Map<PersonId, Figures>();
  const scratch = noFigures(0 as PersonId, 'home');
  // The roster decides whose player it is; the event's side where the roster does not know the person.
  const of = (id: PersonId | null, side: Side | null): Figures => {
    const own = id === null ? null : (sideOfPerson(details, id) ?? side);
    if (id === null || own === null) return scratch;
    const line = lines.get(id) ?? noFigures(id, own);
    lines.set(id, line);
    return line;
  };
  for (const { standing } of scoringEventsOf(match)) {
    const { event } = standing;
    if (event.type !== 'goal' && event.type !== 'penaltyShot') continue;
    const scorer = of(event.player, event.side);
    scorer.goals += 1;
    scorer.points += 1;
    scorer.shots += 1;
    for (const assist of event.type === 'goal' ? [event.firstAssist, event.secondAssist] : []) {
      const helper = of(assist, event.side);
      helper.assists += 1;
      helper.points += 1;
    }
    if (event.type === 'goal' && event.emptyNet) continue;
    const goalie = of(event.goalie, other(event.side));
    goalie.shotsAgainst += 1;
    goalie.goalsAgainst += 1;
  }
  const { ofType } = eventsOf(match);
  for (const { event } of ofType.shot ?? []) {
    if (event.type !== 'shot' || periodOf(match, event.period)?.kind === 'shootout') continue;
    of(event.player, event.side).shots += 1;
    const goalie = of(event.goalie, other(event.side));
    goalie.shotsAgainst += 1;
    goalie.saves += 1;
  }
  for (const { event } of ofType.penalty ?? []) {
    if (event.type === 'penalty') of(event.player, event.side).pim += event.minutes ?? 0;
  }
  for (const { event } of ofType.faceoff ?? []) {
    if (event.type !== 'faceoff') continue;
    of(event.winner, event.side).faceoffsWon += 1;
    of(event.loser, other(event.side)).faceoffsLost += 1;
  }
  return lines;
});
