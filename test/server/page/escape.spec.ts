import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { escapeHtml, inlineJson } from '../../../src/server/page/escape.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('</script>', '<!--', '<script>', '\u2028', '\u2029', ']]>', '&lt;', '\\u003c', '"', "'"),
);
const value = fc.jsonValue({ stringUnit: 'binary' });

describe('data inlined in a page', () => {
  property.prop([fc.oneof(value, fc.dictionary(hostile, fc.array(hostile)))])(
    'reads back to the same value and holds nothing that ends a script',
    (data) => {
      const text = inlineJson(data);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(data));
    },
  );
});

describe('text in markup', () => {
  property.prop([fc.array(hostile).map((pieces) => pieces.join(''))])(
    'opens no tag, ends no attribute and starts no entity of its own',
    (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
    },
  );

  it('is shown as it was written', () => {
    expect(escapeHtml(`<b class="x">Tom & Jerry's</b>`)).toBe(
      '&lt;b class=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;',
    );
  });
});
