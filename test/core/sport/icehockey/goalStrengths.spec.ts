import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { opponentOf, sides } from '@kampdag/core/side';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const folders = [
  join(import.meta.dirname, '../../../../fixtures/recordings'),
  process.env.KAMPDAG_RECORDINGS ?? join(import.meta.dirname, '../../../../../shared/data/recordings'),
].filter((folder) => existsSync(folder));

const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(ice)?hockey-.*\.jsonl$/.test(name))
    .map((name) => join(folder, name)),
);

const matchIn = (file: string): LiveMatch => {
  const recording = parseRecording(readFileSync(file, 'utf8'));
  if (either.isLeft(recording)) throw new Error(recording.left.message);
  const { header, messages } = recording.right;
  const { matchId } = header.match;
  return matchAfterAll(
    emptyMatch(matchId, sportOf('icehockey')),
    messages.map(readMessage(matchId, sportOf('icehockey'))),
  );
};

const strengthOf = (difference: number): string => {
  if (difference === 0) return 'even';
  return difference > 0 ? 'powerPlay' : 'shortHanded';
};

describe.each(files)('%s', (file) => {
  const match = matchIn(file);

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
