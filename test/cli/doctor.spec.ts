import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sportKind';
import { either } from 'fp-ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordedMoment } from '../../fixtures/upstream/recordedMoment.ts';
import { type ListeningUpstream, startRecordedUpstream } from '../../src/cli/demo/upstream.ts';
import { examineFederation } from '../../src/cli/doctor/federation.ts';
import type { Finding } from '../../src/cli/doctor/finding.ts';
import { simulatedFederation } from '../support/federation/simulatedFederation.ts';
import { openUpstream } from '../support/federation/upstream.ts';
import { recordedDeployments } from '../upstream/deployments.ts';

const begun: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of begun.splice(0)) await each.close();
});

const recorded = async (
  rewrite: (body: unknown, path: string) => unknown = (body) => body,
): Promise<ListeningUpstream> => {
  const upstream = await startRecordedUpstream({ port: 0, deployments: recordedDeployments, rewrite });
  begun.push(upstream);
  return upstream;
};

const of = (sport: SportKind): Deployment => {
  const found = recordedDeployments.find((deployment) => deployment.sport === sport);
  if (found === undefined) throw new Error(sport);
  return found;
};

const examined = async (deployment: Deployment, address: string): Promise<readonly Finding[]> => {
  const told: Finding[] = [];
  await examineFederation(deployment, address, recordedMoment, (one) => void told.push(one));
  return told;
};
const linesOf = (found: readonly Finding[]): readonly string[] => found.flatMap(({ lines }) => lines);
const about = (found: readonly Finding[], call: string): Finding | undefined =>
  found.find(({ lines }) => lines[0]?.startsWith(call));

/** Issue 16, point 10: `npm run doctor` asks the upstream one call of each kind, and says what would become of the answers. */
describe('the doctor asks a federation', () => {
  const found = new Map<string, readonly Finding[]>();
  beforeAll(async () => {
    const handball = builtInDeployments.filter(({ sport }) => sport === 'handball');
    const deployments = [...recordedDeployments, ...handball];
    const upstream = await startRecordedUpstream({ port: 0, deployments });
    for (const deployment of deployments) {
      found.set(deployment.id, await examined(deployment, upstream.address));
    }
    await upstream.close();
  });

  it('each call of the table, of the sports that have it, and finds something to ask about in its answers', () => {
    const lines = linesOf([...found.values()].flat());
    for (const { name } of endpointTable) {
      expect(
        lines.some((line) => line.startsWith(`${name}  200  `)),
        name,
      ).toBe(true);
    }
    expect(lines.filter((line) => line.includes('not asked'))).toEqual([]);
    expect(linesOf(found.get('basket-no') ?? []).filter((line) => line.startsWith('icehockey/'))).toEqual([]);
  });

  it('and tells fields that cannot be read, how many, and leagues that hold back, without a word of the answers', () => {
    const volleyball = found.get('volleyball-no') ?? [];
    expect(about(volleyball, 'ta/Tournament/Season')).toEqual({
      grade: 'odd',
      lines: [
        expect.stringMatching(/^ta\/Tournament\/Season\/… {2}200 {2}\d+ ms {2}read 6, shown 5$/),
        'unread: 2 × a whole row of tournamentsInSeason',
        'unread: 1 × tournamentsInSeason.tournamentId',
        'unread: 2 × tournamentsInSeason.division',
        'unread: 1 × tournamentsInSeason.seasonId',
        'withheld: 1, for their league does not publish its matches',
      ],
    });
    expect(about(volleyball, 'ta/TournamentMatches')?.lines).toContain('unread: 1 × matches.liveClientType');
    expect(about(volleyball, 'ta/TournamentMatches')?.lines).toContain(
      'withheld: 1, for league 455069 does not publish its matches',
    );
    expect(linesOf(volleyball).join('\n')).not.toMatch(/PRIVAT|@|eksempel|Granåsen|Ulvdal/);
    expect(volleyball.filter(({ grade }) => grade === 'wrong')).toEqual([]);
  });

  it('and says by which rule a whole answer would be withheld', async () => {
    const upstream = await recorded((body) =>
      JSON.parse(
        JSON.stringify(body ?? null).replaceAll('"isTablePublished":true', '"isTablePublished":false'),
      ),
    );
    const found = await examined(of('soccer'), upstream.address);
    const [first, ...more] = about(found, 'ta/TournamentStandings/?')?.lines ?? [];
    expect(first).toMatch(/read [1-9]\d*, shown 0$/);
    expect(more).toContainEqual(
      expect.stringMatching(/^withheld: all, for league \d+ does not publish its table$/),
    );
  });

  it('that answers as it should, and finds nothing odd', async () => {
    const deployment = builtInDeployments.find(({ sport }) => sport === 'volleyball');
    if (deployment === undefined) throw new Error('no volleyball');
    const federation = simulatedFederation({ deployment, seed: 1 });
    const upstream = await openUpstream((request, response) => {
      const answer = federation.answer((request.url ?? '').slice(1), recordedMoment);
      response.writeHead(either.isRight(answer) ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(either.isRight(answer) ? answer.right : null));
    });
    begun.push(upstream);
    const found = await examined(deployment, upstream.address);
    expect(found.filter(({ grade }) => grade !== 'good').map(({ lines }) => lines)).toEqual([]);
    expect(found.length).toBeGreaterThan(20);
    expect(linesOf(found)).toContain('The clocks here and there agree.');
  });

  it('that fails at single calls: each is named, with its status, and the others are asked', async () => {
    const upstream = await recorded();
    upstream.misbehave('ta/TournamentStandings/?', { type: 'garbage', text: '<html>Ola Nordmann</html>' });
    upstream.misbehave('ta/MatchReferee', { type: 'status', status: 503 });
    upstream.misbehave('org/Organisation', { type: 'status', status: 404 });
    upstream.misbehave('ta/MatchIncidents?', { type: 'breakOff' });
    const found = await examined(of('volleyball'), upstream.address);
    const told = (call: string) => [about(found, call)?.grade, about(found, call)?.lines[0]];
    expect(told('ta/TournamentStandings/?')).toEqual([
      'wrong',
      expect.stringMatching(/200 {2}\d+ ms {2}the answer is a page/),
    ]);
    expect(told('ta/MatchReferee')).toEqual([
      'wrong',
      expect.stringMatching(/503 {2}\d+ ms {2}it does not answer/),
    ]);
    expect(told('org/Organisation')).toEqual([
      'odd',
      expect.stringMatching(/404 {2}\d+ ms {2}there is none/),
    ]);
    expect(told('ta/MatchIncidents?')).toEqual(['wrong', expect.stringMatching(/no answer {2}\d+ ms/)]);
    expect(told('volleyball/match/Players')).toEqual(['good', expect.stringContaining('shown')]);
    expect(linesOf(found).join('\n')).not.toContain('Nordmann');
  });

  it('that is away: nobody asks it a third time', async () => {
    const gone = await recorded();
    await gone.close();
    const began = performance.now();
    const found = await examined(of('icehockey'), gone.address);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(found.some(({ grade }) => grade === 'good')).toBe(false);
    const told = (words: string) => linesOf(found).filter((line) => line.includes(words)).length;
    expect(told('it cannot be reached (ECONNREFUSED)')).toBe(1);
    expect(told('it was not asked, for the federation does not answer')).toBeGreaterThan(2);
  });

  it('whose clock is minutes away, and says so', async () => {
    const upstream = await openUpstream((_, response) => {
      response.writeHead(404, { date: new Date(Date.now() + 300_000).toUTCString() }).end('null');
    });
    begun.push(upstream);
    const found = await examined(of('icehockey'), upstream.address);
    expect(linesOf(found)).toContainEqual(
      expect.stringMatching(/^The federation's clock is \d+ seconds ahead of/),
    );
  });
});
