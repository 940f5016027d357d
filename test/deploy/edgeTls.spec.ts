import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInstalled, titleWith } from '../support/programs.ts';

const shipped = readFileSync(join(import.meta.dirname, '../../src/deploy/nginx.conf'), 'utf8');

/** What the guide's step 5 makes of the shipped file. */
const withTls = (): string => shipped.replaceAll('#tls ', '');

describe.skipIf(!isInstalled('nginx'))(titleWith('nginx', 'the shipped nginx.conf with TLS'), () => {
  it('is one that nginx takes, with a certificate (B)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kampdag-tls-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=x';
    expect(spawnSync('openssl', [...words.split(' '), ...files]).status).toBe(0);
    mkdirSync(join(folder, 'cache'));
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      withTls()
        .replaceAll('/etc/nginx/tls', folder)
        .replaceAll('/var/cache/nginx/site', join(folder, 'cache'))
        .replaceAll('/var/run/nginx.pid', join(folder, 'nginx.pid'))
        // Names that only compose knows.
        .replaceAll(/(first|second):4173/g, '127.0.0.1:9'),
    );
    const { stderr, status } = spawnSync('nginx', ['-e', 'stderr', '-t', '-c', file, '-p', folder]);
    expect([status, stderr.toString()]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  it('redirects to TLS what was asked without it, for its own hosts alone (B)', () => {
    const hosts = Array.from(withTls().matchAll(/server_name (?!_)([^;]+);/g), ([, names]) => names);
    expect(hosts).toHaveLength(2);
    expect(new Set(hosts).size).toBe(1);
    expect(withTls()).toContain('return 301 https://$host$request_uri;');
    expect(shipped).not.toMatch(/^ *listen (80|443)\b/m);
  });
});
