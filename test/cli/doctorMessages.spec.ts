import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReadChannel } from '../../src/cli/doctor/hostedHistory.ts';
import { examineMessages } from '../../src/cli/doctor/messages.ts';
import { openUpstream } from '../support/federation/upstream.ts';

const now = Instant(Date.parse('2026-11-28T20:00:00+01:00'));
const begun: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of begun.splice(0)) await each.close();
});

const examined = async (
  bodies: readonly unknown[],
  matches: readonly object[] = [{ liveClientType: 'Advanced' }],
) => {
  const upstream = await openUpstream((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ matches: matches.map((own, at) => ({ matchId: 5 + at, tournamentId: 7, ...own })) }),
      ),
  );
  begun.push(upstream);
  const read: ReadChannel = (channel) => {
    if (channel !== 'match:5:all') return Promise.reject(new Error(`${channel} was read`));
    return Promise.resolve(bodies.map((body) => ({ data: JSON.stringify(body), encoding: 'json' })));
  };
  return examineMessages(defaultDeployment, upstream.address, now, read, null);
};

const told = { MatchEventType: 'MatchData', MatchId: 5, HomePlayers: [{ Id: 7, LastName: 'Nordmann' }] };

describe('the doctor, of live messages on the hosted service', () => {
  it('calls private fields WRONG, by their names alone (R43)', async () => {
    const { grade, lines } = await examined([
      { ...told, HomePlayers: [{ Id: 7, Birthday: '1999-02-03', contact: 'kari@privat.example' }] },
      told,
    ]);
    expect(grade).toBe('wrong');
    expect(lines.slice(1)).toEqual(['HomePlayers.Birthday', 'HomePlayers.contact']);
    expect(lines.join('\n')).not.toMatch(/1999|privat\.example/);
  });

  it('finds nothing to say of what the site reads (R43)', async () => {
    expect((await examined([told])).grade).toBe('good');
  });

  it('says where it could read no message (R43)', async () => {
    expect((await examined([], [{ liveClientType: 'None' }])).grade).toBe('odd');
    expect(
      (await examined([told], [{ liveClientType: 'Advanced' }, { liveClientType: 'Advanced' }])).grade,
    ).toBe('odd');
  });
});
