import type { PersonId } from '../../ids.ts';
import { oddPlayersOf } from '../../live/anomalies/oddPlayers.ts';
import { type Amounts, amountOf, linesOf, teamTotalsOf } from '../../live/figures/figures.ts';
import { detailsOf } from '../../live/lineup/details.ts';
import { playTimeOf, presenceOf, secondsInPlay } from '../../live/lineup/presence.ts';
import { type LiveMatch, readingOf } from '../../live/match.ts';
import { basketballFigureNames, eachOf } from '../../live/rules/figureRule.ts';
import { type BySide, bySide, mapSides, type Side, sides } from '../../side.ts';
import type { BasketballLine } from './sheets/basketballLine.ts';
import { efficiency, type ShootingCoverage, shootingCoverage } from './sheets/basketballRules.ts';

/** A player's line of the box score; `seconds` is 0 where playing time was not reported. */
export interface BasketballPlayerLine extends BasketballLine {
  readonly id: PersonId;
  readonly side: Side;
  readonly onCourt: boolean;
  /** Whether the player came or went without a report, so that the playing time is uncertain. */
  readonly isUncertain: boolean;
  /** Per minute (specification §9); null without playing time. */
  readonly efficiency: number | null;
}

/** A match's box score. */
export interface BasketballBox {
  /** Every player with playing time or a figure, by person. */
  readonly players: ReadonlyMap<PersonId, BasketballPlayerLine>;
  /** The teams' figures, team rebounds and bench fouls included; `seconds` is the sum of the players'. */
  readonly totals: BySide<BasketballLine>;
  /** Whether misses were reported, so that percentages are complete (reading 27). */
  readonly coverage: ShootingCoverage;
}

const columns = (amounts: Amounts): Omit<BasketballLine, 'seconds'> =>
  eachOf(basketballFigureNames, (name) => amountOf(amounts, name));

const countedOf = linesOf(({ side, amounts }) => ({ side, columns: columns(amounts) }));

const nothing = columns({});

/** The box score of a match. */
export const basketballBoxOf = readingOf((match: LiveMatch): BasketballBox => {
  const counted = countedOf(match);
  const presence = presenceOf(match);
  const { uncertain } = oddPlayersOf(match);
  const { persons } = detailsOf(match);
  const at = playTimeOf(match);
  const onCourt = (id: PersonId): Side | null => sides.find((side) => presence.inPlay[side].has(id)) ?? null;
  const ids = new Set([
    ...counted.keys(),
    ...presence.played.keys(),
    ...presence.inPlay.home.keys(),
    ...presence.inPlay.away.keys(),
  ]);
  const players = new Map<PersonId, BasketballPlayerLine>();
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const own = counted.get(id);
    const side = own?.side ?? persons.get(id)?.side ?? onCourt(id);
    if (side === null) continue;
    const line = { seconds: secondsInPlay(presence, id, at) ?? 0, ...(own?.columns ?? nothing) };
    players.set(id, {
      id,
      side,
      ...line,
      onCourt: onCourt(id) !== null,
      isUncertain: uncertain.has(id),
      efficiency: efficiency(line),
    });
  }
  const seconds = bySide((side) =>
    [...players.values()].reduce((sum, line) => (line.side === side ? sum + line.seconds : sum), 0),
  );
  const totals = mapSides(teamTotalsOf(match), (amounts, side) => ({
    ...columns(amounts),
    seconds: seconds[side],
  }));
  return { players, totals, coverage: shootingCoverage([totals.home, totals.away]) };
});
