import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { styleAttributePolicy } from '../../../src/server/http/securityHeaders.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy for style attributes', () => {
  it('allows rendered ones by hash, each once', () => {
    const html =
      '<p style="outline:none">a</p><b style="outline:none"></b><i style="--font:&quot;A &amp; B&quot;"></i>';
    expect(styleAttributePolicy(html)).toBe(
      `style-src-attr 'unsafe-hashes' ${hash('outline:none')} ${hash('--font:"A & B"')}`,
    );
  });

  it('allows none where none was rendered, and is not misled by text', () => {
    expect(styleAttributePolicy('<p>x style=&quot;color:red&quot;</p><i class="style"></i>')).toBe(
      "style-src-attr 'none'",
    );
  });

  it('allows any only if they are unknown or too many', () => {
    expect(styleAttributePolicy(null)).toBe("style-src-attr 'unsafe-inline'");
    const many = Array.from({ length: 41 }, (_, i) => `<p style="order:${i}">`).join('');
    expect(styleAttributePolicy(many)).toBe("style-src-attr 'unsafe-inline'");
  });
});
