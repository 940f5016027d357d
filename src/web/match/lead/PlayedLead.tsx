import { type PeriodPlace, periodPlaceOf, placeKey } from '@kampdag/core/league/match/periodPlace';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { mmss } from '@kampdag/core/time/mmss';
import { useMemo } from 'react';
import { useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { valueOf } from '../../machines/loadable.ts';
import { keyed } from '../parts/keyed.ts';
import type { PlayedProps } from '../parts/page.ts';
import { LeadChart, type PlottedPoint } from './LeadChart.tsx';
import { leadOf } from './leadPath.ts';
import { type ScoreChange, scoreProgressOf, tablePoints } from './scoreProgress.ts';

interface PlayedLeadProps extends Pick<PlayedProps, 'page' | 'story'> {
  /** The periods with a result, where the sport has no fixed periods. */
  readonly played?: readonly PeriodPlace[];
}

/** The score through a played match; nothing where it is unknown. */
export const PlayedLead = ({ page: { sport, played: rules, names }, story, played }: PlayedLeadProps) => {
  const m = useMessages(matchPageMessages);
  const { periods } = useSportWords(sport);
  const progress = useMemo(
    () => (story === null ? null : scoreProgressOf(rules, story, played)),
    [rules, story, played],
  );
  if (progress === null) return null;
  const { points, starts, end, largest, changes } = progress;
  const momentText = ({ place, time, score }: ScoreChange): string =>
    `${periods.short(place)}${time === null ? '' : ` ${mmss(time)}`}, ${scoreText(score)}`;
  const leadText = (point: ScoreChange): string => {
    const lead = leadOf(point);
    return lead === 0 ? m.course.level : m.course.lead(lead > 0 ? names.home : names.away, Math.abs(lead));
  };
  return (
    <LeadChart
      title={m.course.title}
      summary={m.course.summary(names.home, names.away, largest.home, largest.away, changes)}
      names={names}
      view={{
        points: keyed(points, ({ score }) => scoreText(score)).map(
          ({ key, row: point }): PlottedPoint => ({
            key,
            x: point.x,
            side: point.side,
            score: point.score,
            section: placeKey(point.place),
            text: momentText(point),
            moment: null,
          }),
        ),
        sections: starts.map(({ place, x }) => ({
          key: placeKey(place),
          label: periods.short(place),
          x,
        })),
        end,
        until: end,
        restarts: sportOf(sport).scoreWithin === 'period',
      }}
      table={{
        columns: [`${m.course.time}, ${m.course.score.toLowerCase()}`, m.course.leader],
        rows: tablePoints(progress).map((point) => [momentText(point), leadText(point)]),
      }}
    />
  );
};

/** The score through a played match of a sport without fixed periods: those with a result are drawn. */
export const LeadByPeriods = (props: PlayedProps) => {
  const { page, incidents } = props;
  const results = valueOf(incidents.view)?.periodResults ?? null;
  const played = useMemo(
    () =>
      (results ?? []).flatMap(({ periodId, name }) => periodPlaceOf(page.played, { periodId, name }) ?? []),
    [page, results],
  );
  return <PlayedLead {...props} played={played} />;
};
