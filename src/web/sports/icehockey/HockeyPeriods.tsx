import type { Rows } from '@kampdag/core/decode/rows';
import type { PeriodCounts } from '@kampdag/core/league/match/periodCounts';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import type { HockeyPenalty } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { hockeyPageMessages } from '../../i18n/messages/matchpageHockey.ts';
import type { Page } from '../../machines/useCall.ts';
import { Part } from '../../match/parts/Part.tsx';
import { valueOf } from '../../match/parts/page.ts';
import { quiet } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { PeriodTable } from '../../match/periods/PeriodTable.tsx';
import type { SportDetailsProps } from '../playedProps.ts';
import { goalCounts, hockeyPlaces, penaltyCounts, shotCounts } from './playedPeriods.ts';

interface HockeyPeriodsProps extends SportDetailsProps {
  readonly penalties: Page<Rows<HockeyPenalty>>;
  readonly players: Page<Rows<HockeyMatchPlayer>>;
}

/** Three tables by period with totals: goals, shots on goal, penalty minutes (specification §2, "Hockey details"). */
export const HockeyPeriods = ({ page, incidents, story, penalties, players }: HockeyPeriodsProps) => {
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const { match, sport, names } = page;
  const results = valueOf(incidents.view)?.periodResults ?? [];
  const given = valueOf(penalties.view)?.rows ?? [];
  const places = hockeyPlaces(results, given);
  const table = (caption: string, { places: columns, counts, totals }: PeriodCounts) => (
    <PeriodTable
      caption={caption}
      sport={sport}
      names={names}
      places={columns}
      counts={counts}
      totals={[{ short: m.totalShort, long: m.total, values: totals }]}
    />
  );
  return (
    <Section title={m.byPeriod[sport]}>
      <Part page={incidents} what={m.parts.result} room="few">
        {() => table(h.goals, goalCounts(match, places, results))}
      </Part>
      <Part page={players} what={h.shots} room="few">
        {({ rows }) => {
          const shots = shotCounts(match, places, story ?? [], rows);
          return (
            <>
              {table(h.shots, shots)}
              {story !== null && shots.counts.home.every((count) => count === null) ? (
                <p className={quiet}>{h.shotsUnknown}</p>
              ) : null}
            </>
          );
        }}
      </Part>
      <Part page={penalties} what={m.parts.penalties} room="few">
        {({ rows }) => table(h.penaltyMinutes, penaltyCounts(match, places, rows, results))}
      </Part>
    </Section>
  );
};
