import { PersonId } from '@kampdag/core/ids';
import { type BySide, type Side, sides } from '@kampdag/core/side';
import type {
  AssessedPenalty,
  GoalOfPlay,
  ReportedStrength,
} from '@kampdag/core/sport/icehockey/penalties/assessedPenalty';
import type { PenaltyReport } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import type { PenaltyCase } from './penaltyCases.ts';

/** One line of a case. */
export type CaseLine =
  | {
      readonly type: 'penalty';
      readonly at: number;
      readonly side: Side;
      readonly player: number | null;
      readonly minutes: readonly number[];
    }
  | {
      readonly type: 'goal';
      readonly at: number;
      readonly side: Side;
      readonly reported: ReportedStrength | null;
    }
  | { readonly type: 'whistle'; readonly at: number };

const strengths: Readonly<Record<string, ReportedStrength>> = { PP: 'powerPlay', PS: 'penaltyShot' };

/** Seconds of `4:30`. */
export const secondsOf = (time: string): number => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return 60 * minutes + seconds;
};

/** `4:30` of seconds. */
export const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const lineOf = (told: string): CaseLine => {
  const [time = '', who = '', what = '', how] = told.split(' ');
  const at = secondsOf(time);
  if (who === 'whistle') return { type: 'whistle', at };
  const side = who.startsWith('A') ? 'home' : 'away';
  if (what === 'goal') return { type: 'goal', at, side, reported: strengths[how ?? ''] ?? null };
  const shirt = who.slice(1);
  return {
    type: 'penalty',
    at,
    side,
    player: shirt === '' ? null : Number(shirt),
    minutes: what.split('+').map(Number),
  };
};

/** The lines of a case. */
export const linesOf = ({ told }: PenaltyCase): readonly CaseLine[] => told.map(lineOf);

/** A person for a shirt of a side: both sides have the same shirts. */
export const personOf = (side: Side, shirt: number): PersonId =>
  PersonId((side === 'home' ? 1000 : 2000) + shirt);

/** A case as the report that the rules take. */
export const reportOf = (one: PenaltyCase): PenaltyReport => {
  const lines = linesOf(one);
  return {
    penalties: lines.flatMap((line, index): readonly AssessedPenalty[] =>
      line.type === 'penalty'
        ? [
            {
              key: `line ${index}`,
              side: line.side,
              player: line.player === null ? null : personOf(line.side, line.player),
              at: line.at,
              minutes: line.minutes,
            },
          ]
        : [],
    ),
    goals: lines.flatMap((line): readonly GoalOfPlay[] => (line.type === 'goal' ? [line] : [])),
    stoppages: lines.flatMap((line) => (line.type === 'whistle' ? [line.at] : [])),
    regulation: 3600,
    threeOnThreeFrom: one.overtime === 'league' ? 3600 : null,
  };
};

/** The report up to a second of play. */
export const reportUntil = (
  { penalties, goals, stoppages, ...rest }: PenaltyReport,
  until: number,
): PenaltyReport => ({
  ...rest,
  penalties: penalties.filter(({ at }) => at <= until),
  goals: goals.filter(({ at }) => at !== null && at <= until),
  stoppages: stoppages.filter((at) => at <= until),
});

/** The players in the box and their time left, as `A15 2:00, B12 1:30`. */
export const boxText = (
  running: BySide<readonly { readonly player: PersonId | null; readonly remaining: number }[]>,
): string =>
  sides
    .flatMap((side) =>
      running[side].map(({ player, remaining }) => {
        const shirt = player === null ? '' : String(player % 1000);
        return { shirt, remaining, text: `${side === 'home' ? 'A' : 'B'}${shirt} ${timeOf(remaining)}` };
      }),
    )
    .map(({ text }) => text)
    .join(', ');

/** `A 0/0, B 2/1 (1 doubleMinor)`: goals of chances. */
export const powerPlayText = (both: BySide<PowerPlays>): string =>
  sides
    .map((side) => {
      const { goals, chances, further } = both[side];
      const why = (['doubleMinor', 'major'] as const)
        .filter((lasting) => further[lasting] > 0)
        .map((lasting) => ` (${further[lasting]} ${lasting})`)
        .join('');
      return `${side === 'home' ? 'A' : 'B'} ${goals}/${chances}${why}`;
    })
    .join(', ');
