import type { Match } from '@kampdag/core/league/match/match';
import type { CorrectedMatch } from '@kampdag/core/live/corrections/correctedMatch';
import { type ReportedCorrections, readCorrections } from '@kampdag/core/live/corrections/correctionReport';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { Figure } from '@kampdag/core/sport/figures';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useServices, useViewing } from '../../context/services.ts';
import { figureNames } from '../../match/corrections/figureNames.ts';

/** A match with its corrections; null if they could not be read or are hidden. */
export interface MatchWithCorrections {
  readonly match: Match;
  readonly sport: SportKind;
  readonly reported: ReportedCorrections | null;
  readonly count: number;
}

const knowsFigure = (name: string): name is Figure => Object.hasOwn(figureNames.en, name);

const newest = ({ reported }: MatchWithCorrections): number =>
  reported?.corrections.at(-1)?.moment.timestamp ?? 0;

/** Reads a day's matches with the visitor's delay and hidden results applied, last corrected first. */
export const useCorrectedMatches = (): ((
  rows: readonly CorrectedMatch[],
) => readonly MatchWithCorrections[]) => {
  const { deployment, clock } = useServices();
  const { delay } = useViewing();
  return (rows) =>
    rows
      .flatMap(({ match, report }): readonly MatchWithCorrections[] => {
        const sport = sportKindOf(deployment, match.sportId);
        if (report === null) return [{ match, sport, reported: null, count: 0 }];
        const all = readCorrections(report, { matchId: match.matchId, kind: sport, knowsFigure });
        const until = delay === 0 ? null : clock.now() - delay * 1000;
        const corrections = all.corrections.filter(
          ({ moment }) => until === null || moment.timestamp <= until,
        );
        const count = report.count - (all.corrections.length - corrections.length);
        return corrections.length === 0 ? [] : [{ match, sport, reported: { ...all, corrections }, count }];
      })
      .toSorted((a, b) => newest(b) - newest(a));
};
