import { basename } from 'node:path';
import { opponentOf, sides } from '@kampdag/core/side';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { describe, expect, it } from 'vitest';
import { recordedMatch, recordingFiles } from '../../../support/recorded/recordings.ts';

const files = recordingFiles.filter((file) => /^(ice)?hockey-/.test(basename(file)));

const strengthOf = (difference: number): string => {
  if (difference === 0) return 'even';
  return difference > 0 ? 'powerPlay' : 'shortHanded';
};

describe.each(files)('%s', (file) => {
  const match = recordedMatch(file);

  it('has no goal whose type contradicts the penalties at that moment (R31)', () => {
    const typed = penaltiesOf(match).goals.filter(
      ({ reported, short }) => reported !== null && short !== null,
    );
    const byPenalties = typed.map(({ at, side, short, reported }) => [
      at,
      side,
      reported === 'penaltyShot' || short === null
        ? reported
        : strengthOf(short[opponentOf(side)] - short[side]),
    ]);
    expect(byPenalties).toEqual(typed.map(({ at, side, reported }) => [at, side, reported]));
    expect(typed.length).toBeGreaterThan(0);
  });

  it('has at least as many chances as goals in them', () => {
    const powerPlays = specialTeamsOf(match);
    for (const side of sides) {
      expect(powerPlays[side].chances).toBeGreaterThanOrEqual(powerPlays[side].goals);
    }
  });
});
