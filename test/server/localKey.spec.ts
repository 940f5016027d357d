import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedLocalKey } from '../../src/server/localKey.ts';

const bytes = (value: number) => (length: number) => new Uint8Array(length).fill(value);

describe('the key of the local channel', () => {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'kampdag-key-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true }));

  it('is generated once, the same after a restart, and readable by its owner only', () => {
    const file = join(folder.path, 'inner/key');
    const drawn = storedLocalKey(file, bytes(1));
    expect(storedLocalKey(file, bytes(2))).toEqual(drawn);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is kept in memory if it cannot be written', () => {
    const file = join(folder.path, 'key');
    writeFileSync(file, '');
    expect(storedLocalKey(join(file, 'below-a-file'), bytes(1)).name).toBe('local.kampdag');
  });
});
