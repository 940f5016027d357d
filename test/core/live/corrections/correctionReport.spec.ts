import { correctionReportOf, readCorrections } from '@kampdag/core/live/corrections/correctionReport';
import { correctionsOf } from '@kampdag/core/live/cursor/corrections';
import { detailsOf, playerName } from '@kampdag/core/live/lineup/details';
import type { Figure } from '@kampdag/core/live/rules/figureRule';
import { describe, expect, it } from 'vitest';
import { recordedMatch, recordingFiles } from '../../../support/recorded/recordings.ts';

const knowsFigure = (_name: string): _name is Figure => true;

describe('a correction report', () => {
  it.each(recordingFiles)('holds the same corrections and people, without the log: %s', (file) => {
    const match = recordedMatch(file);
    const { matchId } = match;
    const { sport } = match;
    const told = readCorrections(correctionReportOf(match), { matchId, sport, knowsFigure });
    expect(told.corrections).toEqual(
      correctionsOf(match)
        .slice(-100)
        .map(({ moment, before, after, score, sets, figures }) => ({
          moment,
          before,
          after,
          score,
          sets,
          figures,
        })),
    );
    for (const { figures } of told.corrections)
      for (const { person } of figures)
        expect(playerName(told.details, person)).toBe(playerName(detailsOf(match), person));
  });

  it('names only the people involved', () => {
    const match = recordedMatch(recordingFiles.find((file) => file.includes('hockey-plain-win')) ?? '');
    const report = correctionReportOf(match);
    const told = readCorrections(report, { matchId: match.matchId, sport: match.sport, knowsFigure });
    expect(told.details.persons.size).toBeLessThan(detailsOf(match).persons.size);
    expect(told.details.referees).toEqual([]);
  });
});
