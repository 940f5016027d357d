import { describe, expect, it } from 'vitest';
import { serverUnderTest } from '../support/serverUnderTest.ts';

describe('how browsers make their calls', () => {
  it('is in the page and the site’s data if all calls use GET, and absent otherwise', async () => {
    const edge = await serverUnderTest({ calls: 'get' });
    const plain = await serverUnderTest();
    expect((await edge.app.inject('/')).payload).toContain('"calls":"get"');
    expect((await edge.app.inject('/api/site')).json()).toMatchObject({ calls: 'get' });
    for (const url of ['/', '/api/site'])
      expect((await plain.app.inject(url)).payload).not.toContain('"calls"');
  });
});
