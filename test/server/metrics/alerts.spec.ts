import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../src/server/metrics/metrics.ts';
import { projectRoot } from '../../support/sources.ts';

const textOf = (file: string): string => readFileSync(join(projectRoot, 'src/deploy', file), 'utf8');

/** The names under which a server's metrics are scraped. */
const scraped = async (): Promise<ReadonlySet<string>> => {
  const text = await createMetrics({ live: () => null, elapsed: () => 0 }, true).text();
  const names = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    names.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) names.add(`${name}_${part}`);
  }
  return names;
};

const named = (text: string): readonly string[] => [...text.matchAll(/\bkampdag_\w+/g)].map(([name]) => name);

describe('the example of alert rules', () => {
  const [, ...rules] = textOf('alerts.yaml').split(/^ {6}- alert: /m);

  it.each(rules.map((rule) => [rule.split('\n')[0], rule]))(
    '%s has an expression, a summary and what to do',
    (_, rule) => {
      for (const field of ['expr', 'for', 'summary', 'action'])
        expect([field, [...rule.matchAll(new RegExp(`^ +${field}: \\S`, 'gm'))].length]).toEqual([field, 1]);
    },
  );

  it('names metrics that a server has, and names each rule once', async () => {
    const names = await scraped();
    expect(rules.length).toBeGreaterThan(9);
    expect(new Set(rules.map((rule) => rule.split('\n')[0])).size).toBe(rules.length);
    for (const rule of rules) {
      const used = named(rule);
      expect(used.filter((name) => !names.has(name))).toEqual([]);
      expect([rule.split('\n')[0], used.length > 0 || rule.includes('up{')]).toEqual([
        expect.any(String),
        true,
      ]);
    }
  });
});

describe('the guide', () => {
  it('lists the metrics that a server has, apart from those of every Node process, and no others', async () => {
    const own = [...(await scraped())].filter(
      (name) => !/^kampdag_(process|nodejs)_|(?<=seconds)_(bucket|count|sum)$/.test(name),
    );
    const [, section = ''] = /^## 7\. Monitor it$(.*?)^## /ms.exec(textOf('README.md')) ?? [];
    expect(own.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
    const names = await scraped();
    expect(named(section).filter((name) => !names.has(name))).toEqual([]);
  });
});
