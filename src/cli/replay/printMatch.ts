import { summaryOf } from '@kampdag/core/live/figures/summary';
import { detailsOf, playerName } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/score';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { Instant } from '@kampdag/core/time/instant';

/** A match at a moment as text: score, periods, events, and statistics of its messages. */
export const printMatch = (match: LiveMatch, now: Instant): string => {
  const summary = summaryOf(match, now);
  const details = detailsOf(match);
  const { clock, score, shootout, log } = summary;
  const lines = periodLinesOf(match).map(
    ({ period, goals, shots }) =>
      `  ${period.name.padEnd(12)} ${scoreText(goals)}` +
      (match.sport.scoring.countsShots ? `   shots ${scoreText(shots)}` : ''),
  );
  const rows = timelineOf(match)
    .filter(({ kind, shown }) => shown && match.sport.defaultFilter.includes(kind))
    .toReversed()
    .map(({ time, periodName, event, kind, side, score: after, corrected, people }) => {
      const names = people.map(({ id }) => playerName(details, id) ?? `#${id}`).join(', ');
      const what = event.type === 'timer' ? event.action : kind;
      const marks = [
        after === null ? '' : scoreText(after),
        side ?? '',
        names,
        corrected ? '(corrected)' : '',
      ];
      return `  ${periodName ?? ''} ${time ?? '--:--'}  ${what} ${marks.filter((mark) => mark !== '').join(' ')}`;
    });
  return [
    `${details.teamName.home ?? 'Home'} – ${details.teamName.away ?? 'Away'}  ${scoreText(score)}`,
    `${clock.period ?? ''} ${clock.display ?? ''} (${clock.state})`,
    ...lines,
    ...(shootout === null ? [] : [`  shootout     ${scoreText(shootout)}`]),
    ...rows,
    Object.entries(log)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  ].join('\n');
};
