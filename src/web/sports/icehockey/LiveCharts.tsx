import { percentageOf } from '@kampdag/core/league/player/percentage';
import { mmss } from '@kampdag/core/live/clock/period';
import type { LiveMatch } from '@kampdag/core/live/match';
import { minutesOf } from '@kampdag/core/live/score/pressure';
import { scoreOf } from '@kampdag/core/live/score/score';
import { type BySide, bySide, mapSides, opponentOf } from '@kampdag/core/side';
import { hockeyTotalsOf, savePercentage } from '@kampdag/core/sport/icehockey/live/players';
import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { useCallback, useMemo } from 'react';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import { powerPlayMessages } from '../../i18n/messages/powerPlays.ts';
import { type PictureProps, teamLegend } from '../../match/charts/chartProps.ts';
import * as styles from '../../match/charts/charts.css.ts';
import { MirrorBars } from '../../match/charts/MirrorBars.tsx';
import { Comparison } from '../../match/comparison/LiveComparison.tsx';
import { WormPicture } from '../../match/lead/LiveLead.tsx';
import { useReadingAfter } from '../../match/live/useLive.ts';
import type { PeriodLine, PeriodTableView } from '../../match/periods/periodTable.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import type { HockeyMessages } from './liveMessages.ts';
import { hockeyPeriods } from './livePeriods.ts';
import { powerPlayNote } from './powerPlayNote.ts';

interface HockeyPictureProps extends PictureProps {
  readonly messages: HockeyMessages;
}

const MinutesPicture = ({ actor, teams, words: w }: PictureProps) => {
  const minutes = useReadingAfter(actor, minutesOf);
  const bars = useMemo(
    () =>
      (minutes ?? []).map(({ shots: { home, away }, pressure }, at) => ({
        label: String(at + 1),
        trend: pressure,
        home,
        away,
      })),
    [minutes],
  );
  const total = bars.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
  return (
    <div className={styles.picture}>
      <ChartFigure
        level="h3"
        title={w.minutes.title}
        summary={w.minutes.summary(teams.home, total.home, teams.away, total.away)}
        legend={teamLegend(teams)}
        table={{
          columns: [w.minute, teams.home, teams.away, w.minutes.pressure],
          rows: bars.map(({ label, home, away, trend }) => [label, home, away, trend]),
        }}
      >
        <MirrorBars bars={bars} />
      </ChartFigure>
    </div>
  );
};

interface ByPeriodProps extends HockeyPictureProps {
  readonly title: string;
  readonly table: PeriodTableView;
  readonly line: PeriodLine;
}

const ByPeriod = ({ title, table, line, teams, words: w }: ByPeriodProps) => {
  const { values, total } = line;
  const bars = table.columns.map(({ short }, at) => ({
    label: short,
    home: values.home[at] ?? 0,
    away: values.away[at] ?? 0,
  }));
  return (
    <div className={styles.picture}>
      <ChartFigure
        level="h3"
        title={title}
        summary={w.periods.summary(teams.home, total?.home ?? 0, teams.away, total?.away ?? 0)}
        legend={teamLegend(teams)}
        table={{
          columns: [w.period, teams.home, teams.away],
          rows: table.columns.map(({ long }, at) => [long, values.home[at] ?? 0, values.away[at] ?? 0]),
        }}
      >
        <MirrorBars bars={bars} withValues />
      </ChartFigure>
    </div>
  );
};

const PeriodPictures = (props: HockeyPictureProps) => {
  const { actor, messages, words: w } = props;
  const table = useReadingAfter(
    actor,
    useCallback((live: LiveMatch) => hockeyPeriods(live, messages), [messages]),
  );
  const [, shots, penalties] = table?.lines ?? [];
  if (table === null || shots === undefined || penalties === undefined) return null;
  return (
    <>
      <ByPeriod {...props} title={w.periods.shots} table={table} line={shots} />
      <ByPeriod {...props} title={w.periods.penalties} table={table} line={penalties} />
    </>
  );
};

const teamFacts = (live: LiveMatch) => ({
  totals: hockeyTotalsOf(live),
  special: specialTeamsOf(live),
  score: scoreOf(live),
});

const SpecialPicture = ({ actor, teams, words: w }: PictureProps) => {
  const facts = useReadingAfter(actor, teamFacts);
  const m = useMessages(powerPlayMessages);
  if (facts === null) return null;
  const { totals, special } = facts;
  const c = w.compare;
  const killed: BySide<string> = bySide((side) => {
    const against = special[opponentOf(side)];
    return `${against.chances - against.converted}/${against.chances}`;
  });
  return (
    <Comparison
      title={w.special.title}
      summary={w.special.summary(teams.home, teams.away)}
      teams={teams}
      figureLabel={c.figure}
      note={powerPlayNote(special, teams, m)}
      rows={[
        { label: c.faceoffs, values: mapSides(totals, ({ faceoffsWon }) => faceoffsWon) },
        {
          label: c.powerPlays,
          values: mapSides(special, ({ goals }) => goals),
          texts: mapSides(special, (own) => `${own.goals}/${own.chances}`),
        },
        {
          label: c.powerPlayTime,
          values: mapSides(special, ({ seconds }) => seconds),
          texts: mapSides(special, ({ seconds }) => mmss(seconds)),
        },
        {
          label: c.penaltyKill,
          values: bySide((side) => {
            const against = special[opponentOf(side)];
            return against.chances - against.converted;
          }),
          texts: killed,
        },
        { label: c.shortHanded, values: mapSides(special, ({ shorthandedGoals }) => shorthandedGoals) },
      ]}
    />
  );
};

const HeadToHead = ({ actor, teams, words: w }: PictureProps) => {
  const facts = useReadingAfter(actor, teamFacts);
  const f = useFigures();
  if (facts === null) return null;
  const { totals, score } = facts;
  const c = w.compare;
  const share = mapSides(totals, ({ goals, shots }) => percentageOf(goals, shots));
  const saved = mapSides(totals, savePercentage);
  const shareText = (of: number | null): string => (of === null ? '–' : `${f.decimals(of, 1)} %`);
  return (
    <Comparison
      title={c.title}
      summary={c.summary(teams.home, teams.away)}
      teams={teams}
      figureLabel={c.figure}
      rows={[
        { label: c.goals, values: score },
        { label: c.shots, values: mapSides(totals, ({ shots }) => shots) },
        {
          label: c.shootingShare,
          values: mapSides(share, (own) => own ?? 0),
          texts: mapSides(share, shareText),
        },
        { label: c.saves, values: mapSides(totals, ({ saves }) => saves) },
        { label: c.saveShare, values: mapSides(saved, (own) => own ?? 0), texts: mapSides(saved, shareText) },
        { label: c.penaltyMinutes, values: mapSides(totals, ({ pim }) => pim) },
      ]}
    />
  );
};

/** A hockey match in pictures, from its log alone. */
export const HockeyPictures = (props: HockeyPictureProps) => (
  <div className={styles.pictures}>
    <WormPicture {...props} withGoals />
    <MinutesPicture {...props} />
    <PeriodPictures {...props} />
    <SpecialPicture {...props} />
    <HeadToHead {...props} />
  </div>
);
