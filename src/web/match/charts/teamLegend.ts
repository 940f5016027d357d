import type { BySide } from '@kampdag/core/side';

/** The chart legend of both teams. */
export const teamLegend = ({ home, away }: BySide<string>) =>
  [
    { name: home, series: 'home' },
    { name: away, series: 'away' },
  ] as const;
