import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/sources.ts';

const readme = readFileSync(join(projectRoot, 'core/README.md'), 'utf8');
const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];

describe("the example in core's README", () => {
  it('runs as it stands, and prints what its comments say', () => {
    const promised = [...example.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    const printed = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', example],
      { cwd: projectRoot, encoding: 'utf8' },
    );
    expect(promised).toHaveLength(3);
    expect(printed.trim().split('\n')).toEqual(promised);
  });
});
