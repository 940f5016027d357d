import type { Counted } from '@kampdag/core/live/figures/source';
import type { Figure } from '@kampdag/core/live/rules/figureRule';
import type { Figures } from '../../i18n/figures.ts';
import type { Localised } from '../../i18n/localised.ts';

/** A figure by which two teams are compared; `Team` is what is known of each. */
export interface ComparedFigure<Team> {
  readonly label: Localised<string>;
  /** The bar's length; null where unknown. */
  readonly value: (team: Team) => number | null;
  /** As displayed. Default: the value. */
  readonly text?: (value: number, team: Team, figures: Figures) => string;
  /** The figure it counts; left out where it has no events of its own. */
  readonly counts?: Counted;
  /** For `4/9`: the figures that make up the nine. */
  readonly among?: readonly Figure[];
}

/** A comparison of two teams as a value, which live and played matches fill from their own sources. */
export interface ComparisonDefinition<Team> {
  /** Default: that of team stats. */
  readonly title?: Localised<string>;
  /** Default: that of team stats. */
  readonly summary?: Localised<(home: string, away: string) => string>;
  readonly figures: readonly ComparedFigure<Team>[];
}

/** The title and summary of a comparison without its own. */
export const teamStats = {
  title: { en: 'Team stats', no: 'Lag mot lag' },
  summary: {
    en: (home: string, away: string) => `${home} and ${away}, figure by figure.`,
    no: (home: string, away: string) => `${home} og ${away}, tall for tall.`,
  },
};

/** A team's own figure of some name. */
export const ownFigure = <Key extends string>(
  key: Key,
  label: Localised<string>,
  counts: Counted,
): ComparedFigure<Readonly<Record<Key, number | null>>> => ({ label, value: (team) => team[key], counts });

/** A percentage with one decimal. */
export const percentText = (value: number, _: unknown, { percent }: Figures): string => percent(value, 1);

/** What one tried and achieved, as a share for the bar: that of a side without a try is 0. */
export const shareOf = (achieved: number, tried: number): number => (tried === 0 ? 0 : achieved / tried);
