import { expect, it } from 'vitest';
import { recordedDeployments } from './deployments.ts';
import { openRecorded, recordedSource } from './recordedSource.ts';
import { siteUnderTest } from './siteUnderTest.ts';

it('a site of a federation has no lab, however its address is written, nor recordings for one', async () => {
  const { app, close } = await siteUnderTest(recordedSource(openRecorded()));
  const headers = { host: recordedDeployments[0]?.hosts[0] ?? '' };
  for (const url of [
    '/lab',
    '/lab/',
    '/LAB?tab=1',
    '/api/lab/recordings',
    '/api/lab/recordings/hockey-shootout',
  ]) {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.body).not.toContain('LabScreen');
  }
  expect((await app.inject({ url: '/standings', headers })).statusCode).toBe(200);
  await close();
});
