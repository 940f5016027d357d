import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import {
  efficiency,
  rebounds,
  type ShootingCoverage,
} from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { BasketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import type { Term } from '../../../i18n/term.ts';
import type { Writing } from '../../../player/useWriting.ts';
import type { Column } from '../../../ui/table/column.ts';
import { basketballTerms } from '../terms.ts';

/** A player's line in one league, or in several. */
export interface NamedLine extends BasketballSums {
  readonly key: string;
  /** The league, the team, the season: what tells the lines of a table apart. */
  readonly name: string;
  /** Which percentages may be shown (reading 27). */
  readonly coverage: ShootingCoverage;
}

type LineColumn = Column<NamedLine>;

/** Made per hundred attempts, rounded (specification §5, §9); null where only made shots were reported, or none was tried. */
const percentageOf =
  (
    made: (line: NamedLine) => number,
    missed: (line: NamedLine) => number,
    isCovered: (coverage: ShootingCoverage) => boolean,
  ) =>
  (line: NamedLine): number | null =>
    isCovered(line.coverage) && made(line) + missed(line) > 0
      ? seasonPercentage(made(line), missed(line))
      : null;

const count = (key: string, term: Term, value: (line: NamedLine) => number | null): LineColumn => ({
  key,
  ...term,
  value,
  numeric: true,
});

/** All columns of basketball (specification §2, §3, §9), the first of them named. */
export const lineColumns = (firstLabel: string, { language, figures }: Writing): readonly LineColumn[] => {
  const shots = (
    group: string,
    [madeTerm, attemptsTerm, shareTerm]: readonly [Term, Term, Term],
    key: string,
    made: (line: NamedLine) => number,
    missed: (line: NamedLine) => number,
    isCovered: (coverage: ShootingCoverage) => boolean,
  ): readonly LineColumn[] => [
    { ...count(`${key}Made`, madeTerm, made), group },
    {
      ...count(`${key}Attempts`, attemptsTerm, (line) =>
        isCovered(line.coverage) ? made(line) + missed(line) : null,
      ),
      group,
    },
    { ...count(`${key}Share`, shareTerm, percentageOf(made, missed, isCovered)), group },
  ];
  return [
    { key: 'name', label: firstLabel, value: ({ name }) => name, isHeader: true },
    count('matches', basketballTerms.matches[language], (line) => line.matches),
    {
      ...count('minutes', basketballTerms.minutes[language], ({ seconds }) => (seconds > 0 ? seconds : null)),
      text: ({ seconds }) => figures.time(seconds > 0 ? seconds : null),
    },
    count('points', basketballTerms.points[language], (line) => line.points),
    ...shots(
      basketballTerms.twoPointers[language],
      [
        basketballTerms.twoMade[language],
        basketballTerms.twoAttempts[language],
        basketballTerms.twoPercentage[language],
      ],
      'two',
      (line) => line.twoPointersMade,
      (line) => line.twoPointersMissed,
      ({ fieldGoals }) => fieldGoals,
    ),
    ...shots(
      basketballTerms.threePointers[language],
      [
        basketballTerms.threeMade[language],
        basketballTerms.threeAttempts[language],
        basketballTerms.threePercentage[language],
      ],
      'three',
      (line) => line.threePointersMade,
      (line) => line.threePointersMissed,
      ({ fieldGoals }) => fieldGoals,
    ),
    ...shots(
      basketballTerms.freeThrows[language],
      [
        basketballTerms.freeMade[language],
        basketballTerms.freeAttempts[language],
        basketballTerms.freePercentage[language],
      ],
      'free',
      (line) => line.freeThrowsMade,
      (line) => line.freeThrowsMissed,
      ({ freeThrows }) => freeThrows,
    ),
    count('offensive', basketballTerms.offensiveRebounds[language], (line) => line.offensiveRebounds),
    count('defensive', basketballTerms.defensiveRebounds[language], (line) => line.defensiveRebounds),
    count('rebounds', basketballTerms.rebounds[language], rebounds),
    count('assists', basketballTerms.assists[language], (line) => line.assists),
    count('steals', basketballTerms.steals[language], (line) => line.steals),
    count('blocks', basketballTerms.blocks[language], (line) => line.blocks),
    count('turnovers', basketballTerms.turnovers[language], (line) => line.turnovers),
    count('fouls', basketballTerms.fouls[language], (line) => line.fouls),
    {
      ...count('efficiency', basketballTerms.efficiency[language], efficiency),
      text: (line) => figures.decimals(efficiency(line), 2),
    },
  ];
};
