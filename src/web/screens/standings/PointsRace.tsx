import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { ChartRoom } from '../../ui/chart/ChartPlaceholder.tsx';
import { whenSeen } from '../../ui/lazyWhenVisible.tsx';
import { lastPoints, type RaceTeam } from './raceTeam.ts';

const Race = whenSeen(async () => (await import('./RacePicture.tsx')).RacePicture);

/** How the teams' points grew through the season; the picture comes when it is seen. */
export const PointsRace = ({
  race,
  ...props
}: {
  /** In the table's order. */
  readonly race: readonly RaceTeam[];
  /** The filter's team. */
  readonly chosen: string | null;
  /** Points of overtimes were spread; see `pointsRace`. */
  readonly isSpread: boolean;
}) => {
  const { race: m } = useMessages(standingsMessages);
  const { number } = useFormat();
  const [leader] = race;
  if (leader === undefined) return null;
  const summary = m.summary(leader.name, number(lastPoints(leader)), number(race.length));
  return <Race part={{ race, ...props, summary }} room={<ChartRoom title={m.title} summary={summary} />} />;
};
