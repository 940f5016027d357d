import type { AddressInfo } from 'node:net';
import { OrgId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { afterEach, describe, expect, it } from 'vitest';
import { recordedMoment } from '../../fixtures/upstream/recordedMoment.ts';
import { startRecordedUpstream } from '../../src/cli/demo/upstream.ts';
import { examineFederation } from '../../src/cli/doctor/federation.ts';
import { examineMachine } from '../../src/cli/doctor/machine.ts';
import { openUpstream } from '../support/federation/upstream.ts';
import { serverUnderTest } from '../support/serverUnderTest.ts';
import { recordedDeployments } from '../upstream/deployments.ts';

const begun: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of begun.splice(0)) await each.close();
});

const volleyball = (): Deployment => {
  const found = recordedDeployments.find(({ sport }) => sport === 'volleyball');
  if (found === undefined) throw new Error('no volleyball');
  return found;
};

/** What the doctor calls wrong of a deployment whose upstream's answers are rewritten. */
const wrongOf = async (
  deployment: Deployment,
  rewrite: (body: unknown, path: string) => unknown = (body) => body,
): Promise<string> => {
  const upstream = await startRecordedUpstream({ port: 0, deployments: recordedDeployments, rewrite });
  begun.push(upstream);
  const told: string[] = [];
  await examineFederation(deployment, upstream.address, recordedMoment, ({ grade, lines }) => {
    if (grade === 'wrong') told.push(...lines);
  });
  return told.join('\n');
};

/** Rewrites every row of the answers to paths that contain a text. */
const rowsOf =
  (part: string, rewrite: (row: object) => object | null) =>
  (body: unknown, path: string): unknown =>
    path.includes(part) && typeof body === 'object' && body !== null
      ? Object.fromEntries(
          Object.entries(body).map(([name, list]) => [
            name,
            Array.isArray(list) ? list.flatMap((row: object) => rewrite(row) ?? []) : (list as unknown),
          ]),
        )
      : body;

/** What the doctor finds of a machine with these ports and proxies. */
const machineWith = (ports: object, isRoot: boolean) =>
  examineMachine(
    {
      host: '127.0.0.1',
      port: 0,
      metricsHost: '127.0.0.1',
      metricsPort: null,
      localKey: { name: 'kampdag.live', secret: 'a'.repeat(48) },
      proxies: ['127.0.0.1', '10.0.0.0/8', 'loopback', 'fc00::/7'],
      ...ports,
    },
    isRoot,
  );

describe('the doctor calls wrong what would give an empty or a wrong site', () => {
  it('but not a federation as it is (§11)', async () => {
    expect(await wrongOf(volleyball())).toBe('');
  });

  it.each([
    ['Seasons', 'There is no season of sport'],
    ['Tournament/Season', 'has no league to choose'],
  ])('an upstream whose %s are empty (§11)', async (part, sentence) => {
    expect(
      await wrongOf(
        volleyball(),
        rowsOf(part, () => null),
      ),
    ).toContain(sentence);
  });

  it('another federation’s organisation, and names those that own the seasons (§11)', async () => {
    const { mainOrgId } = volleyball();
    const told = await wrongOf({ ...volleyball(), mainOrgId: OrgId(999_999) });
    expect(told).toMatch(new RegExp(`No season belongs to organisation 999999.* are .*${mainOrgId}`));
  });

  it('an upstream that has none of the calls, as a web site’s address (issue 33, point 11)', async () => {
    const website = await openUpstream((_request, response) => response.writeHead(404).end('<html>'));
    begun.push(website);
    const told: string[] = [];
    await examineFederation(volleyball(), website.address, recordedMoment, ({ grade, lines }) => {
      if (grade === 'wrong') told.push(...lines);
    });
    expect(told.join()).toContain('The seasons of no year can be read');
  });

  it('a newest season whose leagues cannot be read (issue 33, point 11)', async () => {
    const told = await wrongOf(volleyball(), (body, path) =>
      path.includes('Tournament/Season') ? { Message: 'No HTTP resource was found.' } : body,
    );
    expect(told).toContain('The leagues of the newest season cannot be read');
  });

  it('but counts the leagues that a visitor may choose, without those withheld or deleted (§11)', async () => {
    const upstream = await startRecordedUpstream({ port: 0, deployments: recordedDeployments });
    begun.push(upstream);
    const told: string[] = [];
    await examineFederation(volleyball(), upstream.address, recordedMoment, ({ lines }) => {
      told.push(...lines);
    });
    // Of the six that are read, one does not publish its matches.
    expect(told.join()).toContain('A visitor finds 5 leagues');
  });

  it('a port that another program has, and a key that can be guessed (issue 33, point 11)', async () => {
    const stranger = await openUpstream((_request, response) => response.end('hello'));
    begun.push(stranger);
    const port = Number(new URL(stranger.address).port);
    const [taken] = await machineWith({ port }, false);
    expect(taken).toMatchObject({ grade: 'wrong' });
    expect(taken?.lines[0]).toContain('by another program');
    const { app } = await serverUnderTest();
    await app.listen({ host: '127.0.0.1', port: 0 });
    begun.push(app);
    const own = (app.server.address() as AddressInfo).port;
    expect(await machineWith({ port: own }, false)).toMatchObject([{ grade: 'odd' }]);
    const [guessed] = await machineWith({ localKey: { name: 'a.b', secret: 'hockey' } }, false);
    expect(guessed).toMatchObject({ grade: 'wrong' });
    expect(guessed?.lines.join()).not.toContain('hockey');
  });

  it('seasons that have not begun (§11)', async () => {
    const rewrite = rowsOf('Seasons', (row) => ({ ...row, seasonDateFrom: '09/01/2090 00:00:00' }));
    expect(await wrongOf(volleyball(), rewrite)).toContain('No season has begun by its date');
  });

  it('an upstream that answers with another sport’s leagues (§11)', async () => {
    const told = await wrongOf(
      volleyball(),
      rowsOf('Tournament/Season', (row) => ({ ...row, sportId: 4_242 })),
    );
    expect(told).toContain('leagues are of sport 4242, which neither "sportId" nor "otherSports" knows');
    expect(told).toContain('they are of 4242. Is "upstream" this federation');
  });

  it('but not leagues that name no sport, which have the pages of the site’s own (§11)', async () => {
    let count = 0;
    const unnamed = rowsOf('Tournament/Season', (row) => (count++ === 0 ? { ...row, sportId: null } : row));
    expect(await wrongOf(volleyball(), unnamed)).toBe('');
  });

  it('a sport that the configuration of a company federation lacks (§11)', async () => {
    const { sportId, sports } = volleyball();
    const known = new Map([...sports].filter(([id]) => id !== sportId));
    const told = await wrongOf({ ...volleyball(), sports: known });
    expect(told).toContain(`leagues are of sport ${sportId}, which neither`);
  });

  it('ports that cannot be, and proxies that let anyone claim any address (§11)', async () => {
    expect(await machineWith({}, false)).toEqual([]);
    expect(await machineWith({ port: 80 }, false)).toMatchObject([{ grade: 'wrong' }]);
    const [wide] = await machineWith({ proxies: ['0.0.0.0/0', '::/0', '10.0.0.0/8'] }, false);
    expect(wide).toMatchObject({ grade: 'wrong' });
    expect(wide?.lines[0]).toContain('0.0.0.0/0, ::/0, in which');
  });
});
