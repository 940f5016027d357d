import type { BySide } from '@kampdag/core/side';

/** Both teams by their colours. */
export const teamLegend = ({ home, away }: BySide<string>) =>
  [
    { name: home, series: 'home' },
    { name: away, series: 'away' },
  ] as const;
