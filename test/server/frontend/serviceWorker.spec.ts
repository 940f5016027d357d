import { describe, expect, it } from 'vitest';
import { representationOf } from '../../../src/server/http/representation.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const serviceWorkers = {
  keeping: (sport: string) => representationOf(`keeps ${sport}`),
  removal: representationOf('removes'),
};

const served = async (wishes: { readonly serviceWorker?: boolean }) => {
  const { app } = await serverUnderTest({ ...wishes, serviceWorkers });
  return app.inject({ url: '/serviceWorker.js', headers: { host: 'basketball.localhost' } });
};

describe('the service worker', () => {
  it('is the deployment’s, always revalidated, and may only connect to the site', async () => {
    const { headers, body } = await served({});
    expect(body).toBe('keeps basketball');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('removes itself if switched off', async () => {
    expect((await served({ serviceWorker: false })).body).toBe('removes');
  });
});
