import { describe, expect, it } from 'vitest';
import { serverUnderTest } from '../support/serverUnderTest.ts';

describe('how browsers make their calls', () => {
  it('is said in the page and in the site’s own data where all are to be made with GET, and not a word of it else', async () => {
    const edge = await serverUnderTest({ calls: 'get' });
    const plain = await serverUnderTest();
    expect((await edge.app.inject('/')).payload).toContain('"calls":"get"');
    expect((await edge.app.inject('/api/site')).json()).toMatchObject({ calls: 'get' });
    for (const url of ['/', '/api/site'])
      expect((await plain.app.inject(url)).payload).not.toContain('"calls"');
  });
});
