import { FederationText } from '@kampdag/core/federationText';
import { PersonId, TeamId } from '@kampdag/core/ids';
import { periodsOf } from '@kampdag/core/live/clock/period';
import { officialInPeriod, officialOnSheet, officialSourceOf } from '@kampdag/core/live/figures/official';
import { teamSource } from '@kampdag/core/live/figures/source';
import { hockeyOwnFigures } from '@kampdag/core/sport/icehockey/live/ownFigures';
import { describe, expect, it } from 'vitest';
import { recordedMatch, recordingFiles } from '../../../support/recorded/recordings.ts';

const file = recordingFiles.find((name) => name.endsWith('hockey-plain-win.jsonl')) ?? '';

const team = (teamId: number) => ({
  teamId: TeamId(teamId),
  orgId: null,
  clubOrgId: null,
  name: null,
});
const match = { teams: { home: team(101), away: team(102) } } as unknown as Parameters<
  typeof officialOnSheet
>[1];

const lines = [
  { personId: PersonId(1), teamId: TeamId(101), shots: 3, pim: 2 },
  { personId: PersonId(2), teamId: TeamId(101), shots: 4, pim: 0 },
  { personId: PersonId(3), teamId: TeamId(102), shots: 9, pim: 0 },
];
const sheet = {
  amounts: ({ shots, pim }: (typeof lines)[number]) => ({ shots, pim }),
  summed: ['shots'] as const,
};

const officialOf = (person: number | null, figure: 'shots' | 'pim' | 'saves') =>
  officialOnSheet(
    { ...teamSource('home', [figure]), person: person === null ? null : PersonId(person) },
    match,
    sheet,
    lines,
  );

describe('the federation’s figure', () => {
  it('is in the result, a period’s result, or the players’ sheet', () => {
    expect(officialSourceOf(teamSource('home', 'score'))).toBe('result');
    expect(officialSourceOf(teamSource('home', ['shots']))).toBe('sheet');
    expect(officialSourceOf(teamSource('home', hockeyOwnFigures.powerPlays))).toBeNull();
    expect(officialSourceOf(teamSource('home', ['faceoffsWon'], ['faceoffsWon', 'faceoffsLost']))).toBeNull();
  });

  it('is a player’s, or a team’s where its players have all of it', () => {
    expect(officialOf(2, 'shots')).toBe(4);
    expect(officialOf(null, 'shots')).toBe(7);
    // A bench penalty is on no player's line.
    expect(officialOf(null, 'pim')).toBeNull();
    expect(officialOf(1, 'pim')).toBe(2);
    expect(officialOf(1, 'saves')).toBeNull();
    expect(officialOf(99, 'shots')).toBeNull();
  });

  it('is a period’s by its ordinal, whatever the federation calls it', () => {
    const live = recordedMatch(file);
    const [, second] = periodsOf(live);
    if (second === undefined) throw new Error('no second period');
    const source = { ...teamSource('away', 'score'), periods: [second.id] };
    const result = { periodId: second.id, name: FederationText('2. periode'), homeGoals: 1, awayGoals: 5 };
    expect(officialSourceOf(source)).toBe('period');
    expect(officialInPeriod(source, live, [result])).toBe(5);
    expect(officialInPeriod(source, live, [])).toBeNull();
  });
});
