import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { ChartPlaceholder } from '../../ui/chart/ChartPlaceholder.tsx';
import { lazyWhenVisible } from '../../ui/lazyWhenVisible.tsx';
import { lastPoints, type RaceProps } from './race.ts';

const Race = lazyWhenVisible(async () => (await import('./RaceChart.tsx')).RaceChart);

/** The teams' points through the season; the chart loads when in view. */
export const PointsRace = ({ race, ...props }: RaceProps) => {
  const { race: m } = useMessages(standingsMessages);
  const { number } = useFormat();
  const [leader] = race;
  if (leader === undefined) return null;
  const summary = m.summary(leader.name, number(lastPoints(leader)), number(race.length));
  return (
    <Race
      part={{ race, ...props, summary }}
      placeholder={<ChartPlaceholder title={m.title} summary={summary} />}
    />
  );
};
