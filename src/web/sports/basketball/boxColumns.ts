import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import {
  efficiency,
  rebounds,
  type ShootingCoverage,
} from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { mmss } from '@kampdag/core/time/mmss';
import type { Figures } from '../../i18n/figures.ts';
import type { BallPageMessages } from '../../i18n/messages/matchpageBall.ts';
import type { Column } from '../../ui/table/column.ts';

type Word = keyof BallPageMessages['columns'];
type Shot = 'two' | 'three' | 'free';

const shots = {
  two: ['twoPointersMade', 'twoPointersMissed', 'fieldGoals'],
  three: ['threePointersMade', 'threePointersMissed', 'fieldGoals'],
  free: ['freeThrowsMade', 'freeThrowsMissed', 'freeThrows'],
} as const;

const percentages = { two: 'twoPct', three: 'threePct', free: 'freePct' } as const;

/**
 * The figures of a box score (specification §2): made of attempted and per cent of each kind of shot, marked where only made shots were
 * reported (reading 27). Of a shot never tried it is 0 (specification §5).
 */
export const figureColumns = (
  { columns: words, incompleteMark }: BallPageMessages,
  coverage: ShootingCoverage,
  f: Figures,
): readonly Column<BasketballLine>[] => {
  const heading = (key: Word) => ({ key, label: words[key][0], explanation: words[key][1], numeric: true });
  const count = (key: Word, of: (line: BasketballLine) => number): Column<BasketballLine> => ({
    ...heading(key),
    value: of,
  });
  const shooting = (shot: Shot): readonly Column<BasketballLine>[] => {
    const [made, missed, kind] = shots[shot];
    const isComplete = coverage[kind];
    const share = (line: BasketballLine): number | null =>
      isComplete ? seasonPercentage(line[made], line[missed]) : null;
    const percent = heading(percentages[shot]);
    return [
      {
        ...heading(shot),
        value: (line) => line[made],
        text: (line) => (isComplete ? `${line[made]}/${line[made] + line[missed]}` : String(line[made])),
      },
      {
        ...percent,
        explanation: isComplete ? percent.explanation : `${percent.explanation} (${incompleteMark})`,
        value: share,
        text: (row) => {
          const value = share(row);
          return value === null ? '*' : String(value);
        },
      },
    ];
  };
  return [
    {
      ...heading('minutes'),
      value: (line) => line.seconds,
      text: (line) => (line.seconds <= 0 ? '–' : mmss(line.seconds)),
    },
    count('points', ({ points }) => points),
    ...shooting('two'),
    ...shooting('three'),
    ...shooting('free'),
    count('offRebounds', ({ offensiveRebounds }) => offensiveRebounds),
    count('defRebounds', ({ defensiveRebounds }) => defensiveRebounds),
    count('rebounds', rebounds),
    count('assists', ({ assists }) => assists),
    count('steals', ({ steals }) => steals),
    count('blocks', ({ blocks }) => blocks),
    count('turnovers', ({ turnovers }) => turnovers),
    count('fouls', ({ fouls }) => fouls),
    {
      ...heading('efficiency'),
      value: (line) => efficiency(line),
      text: (line) => f.decimals(efficiency(line), 2),
    },
  ];
};
