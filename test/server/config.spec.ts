import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTable } from '@kampdag/core/gateway/endpointTable';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { DeploymentId } from '@kampdag/core/site/deployment';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { readDeployments } from '../../src/server/deploymentsFile.ts';
import { settingNames, settingRows, upstreamSettingOf } from '../../src/server/settings.ts';

const builtInIds = builtInDeployments.map(({ id }) => id);

/** Files by path. */
const files = new Map<string, string>();

const read = (environment: Readonly<Record<string, string>>) =>
  readConfig(environment, { read: (path) => files.get(path) ?? null });

const control = (environment: Readonly<Record<string, string>>) =>
  either.toUnion(either.map(({ control: on }: { readonly control: boolean }) => on)(read(environment)));

const sentence = (name: string) =>
  either.left([`KAMPDAG_SOURCE=federation needs ${name}, an address such as https://data.example.`]);

describe('the configuration', () => {
  it('needs nothing: port 4173 of this machine alone, the real time, the local channel', () => {
    expect(read({})).toMatchObject(
      either.right({
        port: 4173,
        host: 'localhost',
        now: null,
        ablyKey: null,
        control: true,
        logLevel: 'warn',
      }),
    );
  });

  it('treats an empty setting as missing', () => {
    expect(read({ PORT: '', ABLY_KEY: ' ' })).toEqual(read({}));
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, not "a b".'],
    [
      'KAMPDAG_DEPLOYMENT',
      'curling',
      `KAMPDAG_DEPLOYMENT must be one of ${builtInIds.join(', ')}, not "curling".`,
    ],
    [
      'KAMPDAG_NOW',
      'yesterday',
      'KAMPDAG_NOW must be a moment such as 2026-10-10T18:30:00+02:00, or milliseconds since 1970, not "yesterday".',
    ],
    [
      'KAMPDAG_CHANNEL_KEY',
      'geheim',
      'KAMPDAG_CHANNEL_KEY must be 32 bytes in base64: openssl rand -base64 32.',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
  ])('says in a sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(read({ [name]: value })).toEqual(either.left([sentence]));
  });

  it('reports every fault at once, and never repeats a key', () => {
    const problems = read({ PORT: 'x', ABLY_KEY: 'app.key-without-colon-s3cr3t' });
    expect(problems).toEqual(
      either.left([
        'PORT must be a whole number from 0 to 65535, not "x".',
        'ABLY_KEY must be a key of the form app.key:secret.',
      ]),
    );
  });

  it('takes a moment with its zone, or milliseconds (R4)', () => {
    const moment = Date.UTC(2026, 9, 10, 16, 30);
    expect(read({ KAMPDAG_NOW: '2026-10-10T18:30:00+02:00' })).toMatchObject(either.right({ now: moment }));
    expect(read({ KAMPDAG_NOW: String(moment) })).toMatchObject(either.right({ now: moment }));
    expect(either.isLeft(read({ KAMPDAG_NOW: '2026-10-10T18:30:00' }))).toBe(true);
  });

  it('allows playing recordings on this machine only by default, and never with the hosted service', () => {
    expect(control({ HOST: '127.0.0.1' })).toBe(true);
    expect(control({ HOST: '0.0.0.0' })).toBe(false);
    expect(control({ HOST: '0.0.0.0', KAMPDAG_CONTROL: 'on' })).toBe(true);
    expect(control({ KAMPDAG_CONTROL: 'off' })).toBe(false);
    expect(control({ ABLY_KEY: 'app.key:secret' })).toBe(false);
    expect(control({ ABLY_KEY: 'app.key:secret', KAMPDAG_CONTROL: 'off' })).toBe(false);
  });

  it('uses the simulated federations by default', () => {
    expect(read({})).toMatchObject(either.right({ source: 'simulated', rateLimit: 6_000 }));
    expect(
      read({ KAMPDAG_SOURCE: 'federation', KAMPDAG_UPSTREAM_VOLLEYBALL: 'https://data.example.no/' }),
    ).toMatchObject(
      either.right({
        source: 'federation',
        installation: {
          deployments: [{ id: 'volleyball' }],
          upstreams: new Map([['volleyball', 'https://data.example.no']]),
        },
      }),
    );
  });

  describe('never repeats a possible secret', () => {
    const secrets = settingRows.flatMap(({ name, isSecret }) => (isSecret ? [name] : []));

    it('which keys are, and addresses that may hold a password', () => {
      expect(secrets).toEqual([
        'ABLY_KEY',
        'KAMPDAG_LOCAL_KEY',
        'KAMPDAG_CHANNEL_KEY',
        'KAMPDAG_REDIS_URL',
        'KAMPDAG_OPERATOR_KEY',
        'KAMPDAG_PUSH_KEY',
        ...builtInIds.map(upstreamSettingOf),
      ]);
    });

    it.each(secrets)('in the sentence about %s', (name) => {
      const told = JSON.stringify(read({ [name]: 'http://user:geheim@store/x' }));
      expect(told).toContain(`${name} must be`);
      expect(told).not.toContain('geheim');
    });
  });

  it('names the upstream of each built-in deployment by its id', () => {
    expect(upstreamSettingOf(DeploymentId('ishockey-no'))).toBe('KAMPDAG_UPSTREAM_ISHOCKEY_NO');
    const upstreams = settingNames.filter((name) => name.startsWith('KAMPDAG_UPSTREAM_'));
    expect(upstreams).toEqual(builtInIds.map(upstreamSettingOf));
    expect(new Set(upstreams).size).toBe(builtInDeployments.length);
  });

  it('reports a missing upstream if the real federations are configured', () => {
    expect(read({ KAMPDAG_SOURCE: 'federation' })).toEqual(sentence('KAMPDAG_UPSTREAM_ICEHOCKEY'));
    expect(
      read({
        KAMPDAG_SOURCE: 'federation',
        KAMPDAG_DEPLOYMENT: 'volleyball',
        KAMPDAG_UPSTREAM_ICEHOCKEY: 'https://data.example.no',
      }),
    ).toEqual(
      either.left([
        'KAMPDAG_UPSTREAM_ICEHOCKEY does nothing: KAMPDAG_DEPLOYMENT=volleyball is served alone.',
        'KAMPDAG_SOURCE=federation needs KAMPDAG_UPSTREAM_VOLLEYBALL, an address such as https://data.example.',
      ]),
    );
  });

  it.each([
    ['KAMPDAG_UPSTREAM_ICEHOCKEY', 'https://data.example.no/a/path'],
    ['KAMPDAG_UPSTREAM_ICEHOCKEY', 'https://user:password@data.example.no'],
    ['KAMPDAG_UPSTREAM_ICEHOCKEY', 'file:///etc/passwd'],
    ['KAMPDAG_UPSTREAM_ICEHOCKEY', 'data.example.no'],
    ['KAMPDAG_PROXIES', 'everybody'],
    ['KAMPDAG_PROXIES', '10.0.0.1; rm'],
    ['KAMPDAG_RATE_LIMIT', '-1'],
    ['KAMPDAG_TLS', 'yes'],
    ['KAMPDAG_CHANNEL_KEY', 'short'],
    ['KAMPDAG_CALLS', 'put'],
    ['KAMPDAG_REDIS_URL', 'http://store:6379'],
    ['KAMPDAG_METRICS_PORT', '70000'],
  ])('refuses %s=%s', (name, value) => {
    expect(either.isLeft(read({ [name]: value }))).toBe(true);
  });
});

const example = readFileSync(join(import.meta.dirname, '../../src/deploy/deployments.example.json'), 'utf8');

const exampleIds = [...example.matchAll(/"id": "([^"]+)"/g)].map(([, id]) => id);

/** The deployments of an environment, and the one for an unknown host. */
const served = (environment: Readonly<Record<string, string>>) => {
  const config = read(environment);
  if (either.isLeft(config)) return config.left;
  const { deployments, upstreams, fallback } = config.right.installation;
  return {
    ids: deployments.map(({ id }) => id),
    upstreams: [...upstreams.keys()],
    fallback: fallback?.id ?? null,
  };
};

describe('the deployments of an installation', () => {
  it('are the built-in ones, and a phone that uses an IP address gets the first', () => {
    expect(served({})).toEqual({
      ids: builtInIds,
      upstreams: [],
      fallback: defaultDeployment.id,
    });
  });

  it('include those of a file; unknown hosts are then refused', () => {
    files.set('example.json', example);
    expect(served({ KAMPDAG_DEPLOYMENTS: 'example.json', KAMPDAG_SOURCE: 'federation' })).toEqual({
      ids: exampleIds,
      upstreams: exampleIds,
      fallback: null,
    });
    expect(
      served({
        KAMPDAG_DEPLOYMENTS: 'example.json',
        KAMPDAG_SOURCE: 'federation',
        KAMPDAG_UPSTREAM_VOLLEYBALL: 'https://data.example.no',
      }),
    ).toMatchObject({ ids: ['volleyball', ...exampleIds] });
  });

  it('are limited to one that is named by its id', () => {
    expect(
      served({
        KAMPDAG_DEPLOYMENTS: 'example.json',
        KAMPDAG_DEPLOYMENT: 'basket-no',
        KAMPDAG_SOURCE: 'simulated',
      }),
    ).toMatchObject({
      ids: ['basket-no'],
    });
    expect(served({ KAMPDAG_DEPLOYMENT: 'basket-no' })).toEqual([
      `KAMPDAG_DEPLOYMENT must be one of ${builtInIds.join(', ')}, not "basket-no".`,
    ]);
  });

  it.each([
    ['{', 'file.json: it is no JSON.'],
    ['{}', 'file.json: deployments must be a list of deployments.'],
    [example.replace('"icehockey"', '"quidditch"'), /deployments\.0.*sport must be one of icehockey/],
    [
      example.replace('https://data.basket.example', 'https://data.basket.example/api'),
      /deployments\.1.*upstream must be/,
    ],
    [
      example.replace('"ishockey.example"', '"localhost"'),
      'file.json: localhost is a host of two deployments.',
    ],
    [example.replace('"basket-no"', '"ishockey-no"'), 'file.json: ishockey-no is the id of two deployments.'],
    [
      example.replace('"otherSports": [', '"otherSports": [{ "sportId": 196, "sport": "handball" },'),
      /deployments\.\d names sport 196 twice/,
    ],
  ])('say what is wrong with their file, and where: %#', (text, sentence) => {
    files.set('file.json', text);
    const wrong = served({ KAMPDAG_DEPLOYMENTS: 'file.json' });
    expect(Array.isArray(wrong) ? wrong.join(' ') : 'nothing').toMatch(sentence);
  });

  it('report a missing file', () => {
    expect(served({ KAMPDAG_DEPLOYMENTS: 'nowhere.json' })).toEqual([
      'KAMPDAG_DEPLOYMENTS names nowhere.json, which cannot be read.',
    ]);
  });
});

describe('settings without effect are refused', () => {
  const basketsUpstream = '"upstream": "https://data.basket.example"';
  files.set('example.json', example);
  files.set('one-without.json', example.replace(basketsUpstream, '"upstream": null'));
  files.set(
    'misspelt.json',
    example.replace(basketsUpstream, basketsUpstream.replace('upstream', 'upsteam')),
  );
  it.each([
    [
      { KAMPDAG_UPSTREAM_ICEHOCKEY: 'https://data.example' },
      /KAMPDAG_UPSTREAM_ICEHOCKEY does nothing: it needs KAMPDAG_SOURCE=federation/,
    ],
    [{ KAMPDAG_SORCE: 'federation' }, /^KAMPDAG_SORCE is no setting. Is KAMPDAG_SOURCE meant\?$/],
    [{ kampdag_redis_url: 'redis://:geheim@store' }, /Is KAMPDAG_REDIS_URL meant\?/],
    [{ KAMPDAG_FEATURES: 'x' }, /KAMPDAG_FEATURES is no setting. There are: PORT, /],
    [
      { KAMPDAG_DEPLOYMENTS: 'example.json' },
      /^example.json has upstreams: set KAMPDAG_SOURCE=federation .*, or KAMPDAG_SOURCE=simulated/,
    ],
    [
      { KAMPDAG_DEPLOYMENTS: 'one-without.json', KAMPDAG_SOURCE: 'federation' },
      /^KAMPDAG_SOURCE=federation needs an "upstream" for basket-no, /,
    ],
    [
      { KAMPDAG_DEPLOYMENTS: 'misspelt.json', KAMPDAG_SOURCE: 'federation' },
      /^misspelt.json: deployments\.1\.upsteam is no field. Is upstream meant\?$/,
    ],
    [
      { PORT: '8080', KAMPDAG_METRICS_PORT: '8080' },
      /^KAMPDAG_METRICS_PORT is the visitors' port too, 8080. Choose another.$/,
    ],
    [{ KAMPDAG_PROXIES: '10.0.0.0/99' }, /^KAMPDAG_PROXIES must be addresses or networks/],
    [{ KAMPDAG_REDIS_URL: 'redis://user:geheim@store/none' }, /^KAMPDAG_REDIS_URL must be/],
    [{ KAMPDAG_REDIS_URL: 'redis://user:geheim%zz@store' }, /^KAMPDAG_REDIS_URL must be/],
    [{ KAMPDAG_REDIS_URL: 'redis://user:geheim@store:99999' }, /^KAMPDAG_REDIS_URL must be/],
    [{ KAMPDAG_METRICS_HOST: '0.0.0.0' }, /needs KAMPDAG_METRICS_PORT/],
    [{ ABLY_KEY: 'app.key:secret', KAMPDAG_CONTROL: 'on' }, /^KAMPDAG_CONTROL does nothing/],
    [{ ABLY_KEY: 'app.key:secret', KAMPDAG_LOCAL_KEY: 'app.other:secret' }, /KAMPDAG_LOCAL_KEY does nothing/],
    [
      {
        KAMPDAG_SOURCE: 'federation',
        KAMPDAG_UPSTREAM_SOCCER: 'https://data.example',
        KAMPDAG_SEED: '2',
      },
      /KAMPDAG_SEED does nothing/,
    ],
    [
      { KAMPDAG_REDIS_URL: 'redis://user:geheim@[store' },
      /^KAMPDAG_REDIS_URL must be an address such as redis:\/\/host:6379\.$/,
    ],
  ])('by a setting that is unknown, misspelt or without effect: %j', (environment, sentence) => {
    const wrong = read(environment);
    expect(either.isLeft(wrong) ? wrong.left.join(' ') : 'nothing').toMatch(sentence);
    expect(JSON.stringify(wrong)).not.toContain('geheim');
  });
});

describe('the shipped compose.yaml', () => {
  it('passes every setting on', () => {
    const compose = readFileSync(join(import.meta.dirname, '../../src/deploy/compose.yaml'), 'utf8');
    const passed = new Set([...compose.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name));
    const settings = settingNames.filter((name) => !['PORT', 'HOST'].includes(name));
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !passed.has(name))).toEqual([]);
  });
});

describe('the shipped nginx.conf', () => {
  it('keeps the answers of every call', () => {
    const edge = readFileSync(join(import.meta.dirname, '../../src/deploy/nginx.conf'), 'utf8');
    const [, list = ''] = /\^\/\(api\/\(([^)]+)\)/.exec(edge) ?? [];
    const firstWords = new Set(callTable.map(({ name }) => (name.split('/')[0] ?? '').toLowerCase()));
    expect([...firstWords].toSorted()).toEqual(list.split('|').toSorted());
  });

  it('serves every host of the example', () => {
    const edge = readFileSync(join(import.meta.dirname, '../../src/deploy/nginx.conf'), 'utf8');
    const names = new Set(
      Array.from(edge.matchAll(/server_name ([^;]+);/g)).flatMap(([, list = '']) => list.split(' ')),
    );
    const shipped = readDeployments(example);
    const hosts = either.isLeft(shipped)
      ? shipped.left
      : shipped.right.deployments.flatMap((one) => one.hosts);
    expect(hosts.length).toBeGreaterThan(3);
    expect(hosts.filter((host) => !names.has(host))).toEqual([]);
  });
});

describe('the operator’s guide', () => {
  it('names every field of a deployment', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../src/deploy/README.md'), 'utf8');
    const fields = Object.keys(deploymentJson(defaultDeployment));
    expect(fields.length).toBeGreaterThan(12);
    expect(fields.filter((field) => !guide.includes(`\`${field}\``))).toEqual([]);
  });

  it('documents every setting, and no others', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../src/deploy/README.md'), 'utf8');
    const [, table = ''] = guide.split('| Variable | Meaning | Default |');
    const [rows = ''] = table.split('\n\n');
    const documented = rows
      .split('\n')
      .flatMap((row) => Array.from((row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)))
      .map(([, name = '']) => name.replace('…_', 'KAMPDAG_UPSTREAM_'));
    expect(documented.toSorted()).toEqual([...settingNames].toSorted());
  });
});
