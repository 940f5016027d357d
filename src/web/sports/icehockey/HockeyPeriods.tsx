import type { Rows } from '@kampdag/core/decode/body';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import type { HockeyPenalty } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { rowsIn, valueOf } from '../../machines/loadable.ts';
import type { Page } from '../../machines/useCall.ts';
import { Part } from '../../match/parts/Part.tsx';
import type { PlayedProps } from '../../match/parts/page.ts';
import { quiet } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { scoreCounts } from '../../match/periods/lineScore.ts';
import { PlayedTable } from '../../match/periods/PlayedPeriods.tsx';
import { hockeyPlaces, penaltyCounts, shotCounts } from './playedFigures.ts';
import { hockeyPageMessages } from './playedMessages.ts';
import { hockeyWords } from './words.ts';

interface HockeyPeriodsProps extends PlayedProps {
  readonly penalties: Page<Rows<HockeyPenalty>>;
  readonly players: Page<Rows<HockeyMatchPlayer>>;
}

/** Three tables by period with totals: goals, shots on goal, penalty minutes (specification §2, "Hockey details"). */
export const HockeyPeriods = ({ page, incidents, story, penalties, players }: HockeyPeriodsProps) => {
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const words = useMessages(hockeyWords);
  const { match, played } = page;
  const results = valueOf(incidents.view)?.periodResults ?? [];
  const given = rowsIn(penalties.view) ?? [];
  const places = hockeyPlaces(results, given, played);
  const { goals } = match.result ?? { goals: null };
  return (
    <Section title={words.byPeriod}>
      <Part page={incidents} what={m.parts.result} room="few">
        {() => (
          <PlayedTable
            page={page}
            caption={h.goals}
            counts={scoreCounts(played, results, goals, places)}
            figure="score"
          />
        )}
      </Part>
      <Part page={players} what={h.shots} room="few">
        {({ rows }) => {
          const shots = shotCounts(match, places, story ?? [], rows);
          return (
            <>
              <PlayedTable page={page} caption={h.shots} counts={shots} figure="shots" />
              {story !== null && shots.counts.home.every((count) => count === null) ? (
                <p className={quiet}>{h.shotsUnknown}</p>
              ) : null}
            </>
          );
        }}
      </Part>
      <Part page={penalties} what={m.parts.penalties} room="few">
        {({ rows }) => (
          <PlayedTable
            page={page}
            caption={h.penaltyMinutes}
            counts={penaltyCounts(page, places, rows, results)}
            figure={['pim']}
          />
        )}
      </Part>
    </Section>
  );
};
