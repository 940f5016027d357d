import type { LiveMatch } from '@kampdag/core/live/match';
import type { BySide } from '@kampdag/core/side';
import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { Comparison } from '../comparison/Comparison.tsx';
import type { ComparisonDefinition } from '../comparison/definition.ts';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import * as styles from './charts.css.ts';
import type { ChartProps } from './chartsTab.tsx';

/** The charts of a sport, one below the other. */
export const stackedCharts = <Props extends ChartProps>(
  ...charts: readonly ComponentType<Props>[]
): FunctionComponent<Props> => {
  const StackedCharts = (props: Props) =>
    createElement('div', { className: styles.charts }, ...charts.map((Chart) => createElement(Chart, props)));
  return StackedCharts;
};

/** The comparison of two teams in a match's log. */
export const liveComparison = <Team,>(
  definition: ComparisonDefinition<Team>,
  read: (live: LiveMatch) => BySide<Team>,
): FunctionComponent<ChartProps> => {
  const LiveComparison = ({ actor, teams: names }: ChartProps) => {
    const teams = useDeferredSlice(actor, read);
    return teams === null ? null : (
      <Comparison definition={definition} names={names} teams={teams} level="h3" />
    );
  };
  return LiveComparison;
};
