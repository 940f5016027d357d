import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import { describe, expect, it } from 'vitest';
import { documentEnd, documentHead, documentTitle, documentViewEnd } from '../../src/server/page/document.ts';
import type { PageData } from '../../src/web/page.ts';
import { copyOf, datedCopy, shellOf } from '../../src/worker/copies.ts';

const data: PageData = {
  deployment: deploymentJson(defaultDeployment),
  language: 'en',
  theme: 'system',
  now: 1_000,
  live: { kind: 'local', cipherKey: 'c2VjcmV0' },
  answers: {
    'ta/Season/5': [
      { id: 1, name: '<b>' },
      { id: 2, name: 'B' },
    ],
  },
};

/** A document as the server writes it. */
const written = (inlined: PageData | null): string =>
  documentHead({ deployment: defaultDeployment, language: 'en', theme: 'system' }, '') +
  documentTitle('A – Kampdag', '', '') +
  '<main><div>the view</div></main>' +
  documentViewEnd('<script type="module" src="/a.js"></script>') +
  documentEnd(inlined);

const dataIn = (html: string): unknown =>
  JSON.parse(/<script id="kampdag-data" type="application\/json">([^<]*)</.exec(html)?.[1] ?? 'null');

describe('the copy of a page', () => {
  it('has its view and data, but not the key of live messages', () => {
    const copy = copyOf(written(data));
    expect(copy?.html).toContain('<main><div>the view</div></main>');
    expect(copy?.html).not.toContain('c2VjcmV0');
    expect(dataIn(copy?.html ?? '')).toMatchObject({ live: { kind: 'local' }, now: 1_000 });
    expect(copy?.title).toBe('A – Kampdag');
  });

  it('gives the complete answers of the page', () => {
    expect(copyOf(written(data))?.answers).toEqual(data.answers);
  });

  it('keeps texts of the data from becoming markup', () => {
    expect(copyOf(written(data))?.html.match(/<b>/g)).toBeNull();
  });

  it('is not made from a page without data', () => {
    expect(copyOf(written(null))).toBeNull();
    expect(copyOf('<h1>an error of somebody in between</h1>')).toBeNull();
  });

  it('has its time of caching', () => {
    expect(datedCopy(written(data), 77)).toMatch(/^<!doctype html><html data-kept-at="77" lang="en"/);
  });
});

describe('the shell of the site', () => {
  it('is a page without view, answers and parts, as of now', () => {
    const shell = shellOf(written(data), 5_000);
    expect(shell).toContain('<div id="root"></div><template id="view-end">');
    expect(shell).toContain('src="/a.js"');
    const left = dataIn(shell);
    expect(left).toMatchObject({ now: 5_000, language: 'en', answers: {}, parts: {}, missing: [] });
  });
});
