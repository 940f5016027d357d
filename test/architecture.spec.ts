import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sportKinds } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import {
  type Import,
  importsOf,
  packageOf,
  projectFiles,
  projectRoot,
  type SourceFile,
  sourceFiles,
} from './support/sources.ts';

const files = sourceFiles();
const imports = files.flatMap(importsOf);
const under = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/`);
const importsUnder = (folder: string): readonly Import[] =>
  imports.filter(({ from }) => from.startsWith(`${folder}/`));
const told = ({ from, specifier }: Import): string => `${from} imports ${specifier}`;
const linesWith = (pattern: RegExp, among: readonly SourceFile[]): readonly string[] =>
  among.flatMap(({ path, code }) =>
    code.split('\n').flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
const product = files.filter(({ path }) => /^(core|src|fixtures)\//.test(path));

describe('the top level', () => {
  it('holds what the project was asked to hold, and dot files', () => {
    const allowed = [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'tsconfig.json',
      'README.md',
      'LICENSE',
    ];
    const rooms = ['src', 'core', 'test', 'fixtures'];
    const found = new Set(projectFiles().map((path) => path.split('/')[0] ?? ''));
    expect(
      [...found].filter((name) => !name.startsWith('.') && ![...allowed, ...rooms].includes(name)),
    ).toEqual([]);
  });
});

describe('core', () => {
  it('knows fp-ts, io-ts and rxjs alone', () => {
    const others = importsUnder('core').filter(({ file, specifier }) =>
      file === null ? !['fp-ts', 'io-ts', 'rxjs'].includes(specifier) : !file.startsWith('core/'),
    );
    expect(others.map(told)).toEqual([]);
  });

  it('has folders in one direction: time, decoding, leagues, matches, sports, then what asks and shows, then the lab', () => {
    const tiers = [
      ['time'],
      ['decode'],
      ['league'],
      ['live'],
      ['sport'],
      ['site', 'search'],
      ['gateway', 'open'],
      ['lab'],
    ];
    // What lies beside the folders is below them all; a folder of no tier is above them all, and nothing may know it.
    const tierOf = (path: string): number => {
      const [, folder = '', inFolder] = path.split('/');
      const tier = tiers.findIndex((folders) => folders.includes(folder));
      return inFolder === undefined ? -1 : tier === -1 ? tiers.length : tier;
    };
    const isBelow = (file: string, from: string): boolean => {
      const [folder, own] = [file, from].map((path) => path.split('/')[1]);
      return tierOf(file) === -1 || folder === own || tierOf(file) < tierOf(from);
    };
    const backwards = importsUnder('core').filter(
      ({ from, file }) => file?.startsWith('core/') === true && !isBelow(file, from),
    );
    expect(backwards.map(told)).toEqual([]);
  });

  it('has no six rooms that import each other, in it or in one of its folders (issue 35, A)', () => {
    for (const folder of ['core', 'core/league', 'core/live', 'core/sport', 'core/gateway', 'core/site']) {
      const roomOf = (file: string): string => {
        const [room = '', inRoom] = file.slice(folder.length + 1).split('/');
        return inRoom === undefined ? '.' : room;
      };
      const imported = new Map<string, Set<string>>();
      for (const { from, file } of importsUnder(folder)) {
        if (file?.startsWith(`${folder}/`) !== true) continue;
        const rooms = imported.get(roomOf(from)) ?? new Set();
        imported.set(roomOf(from), rooms.add(roomOf(file)));
      }
      const reachedFrom = (start: string): ReadonlySet<string> => {
        const seen = new Set<string>();
        const waiting = [start];
        for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
          for (const other of imported.get(room) ?? []) {
            if (!seen.has(other)) waiting.push(other);
            seen.add(other);
          }
        }
        return seen;
      };
      for (const room of imported.keys()) {
        const circle = [...reachedFrom(room)].filter((other) => reachedFrom(other).has(room));
        expect(circle.length, `${folder}: ${circle.join(', ')}`).toBeLessThan(6);
      }
    }
  });

  it('has no circle of files, types included', () => {
    const next = new Map<string, readonly string[]>();
    for (const { from, file } of importsUnder('core'))
      if (file !== null) next.set(from, [...(next.get(from) ?? []), file]);
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      if (done.has(file) || way.includes(file)) return;
      for (const other of next.get(file) ?? []) visit(other, [...way, file]);
      done.add(file);
    };
    for (const file of next.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('has an Option where text is read alone: in a model, what is not known is null (core/README.md, units and names)', () => {
    const readers = /^core\/(time|decode)\/|^core\/gateway\/path/;
    const models = files.filter((file) => under('core')(file) && !readers.test(file.path));
    expect(linesWith(/\boption\.Option</, models)).toEqual([]);
  });

  it('never reads the hour, randomness, the network or a timer', () => {
    const pure = files.filter((file) => under('core')(file) || under('fixtures')(file));
    expect(
      linesWith(
        /\bnew Date\b|\bDate\.(now|parse|UTC)\b|\bDate\(|Math\.random|\bperformance\.|\bcrypto\.|\bfetch\(|\bset(Timeout|Interval|Immediate)\b|\bqueueMicrotask\b|\bprocess\.|\b(interval|timer)\s*\(\s*\d/,
        pure,
      ),
    ).toEqual([]);
    expect(
      imports
        .filter(
          ({ from, specifier, names }) =>
            /^(core|fixtures)\//.test(from) &&
            specifier === 'rxjs' &&
            names.some((n) => ['interval', 'timer', 'asyncScheduler', 'animationFrames'].includes(n)),
        )
        .map(told),
    ).toEqual([]);
  });
});

describe('the fixtures', () => {
  it('import core and its libraries alone', () => {
    const others = importsUnder('fixtures').filter(({ file, specifier }) =>
      file === null ? !['fp-ts', 'io-ts', 'rxjs'].includes(specifier) : !/^(core|fixtures)\//.test(file),
    );
    expect(others.map(told)).toEqual([]);
  });
});

describe('a sport', () => {
  it('is told apart from others by one registry in core, and by those of looks and of simulations: elsewhere no kind is compared', () => {
    const registries =
      /^core\/sport\/sportOf\.ts$|^src\/web\/sports\/|^fixtures\/(simulation\/(sports|numbering)|upstream\/recordedLeagues)\.ts$/;
    const kinds = sportKinds.join('|');
    const compared = new RegExp(`[!=]==? '(${kinds})'|case '(${kinds})'|Record<\\s*SportKind`);
    const others = product.filter(({ path }) => !registries.test(path));
    expect(linesWith(compared, others)).toEqual([]);
  });
});

describe('the browser', () => {
  it('knows neither Node, nor the server, nor the fixtures', () => {
    const others = importsUnder('src/web').filter(
      ({ file, specifier }) =>
        specifier.startsWith('node:') || (file !== null && !/^(core|src\/web)\//.test(file)),
    );
    expect(others.map(told)).toEqual([]);
  });

  it('keeps its screens apart: none imports another, the app or an adapter', () => {
    const others = importsUnder('src/web/screens').filter(({ from, file }) => {
      if (file === null) return false;
      const own = from.split('/').slice(0, 4).join('/');
      return (
        (file.startsWith('src/web/screens/') && !file.startsWith(`${own}/`)) ||
        /^src\/web\/(app|adapters)\//.test(file)
      );
    });
    expect(others.map(told)).toEqual([]);
  });

  it('has rooms that screens share, which know none of them', () => {
    const others = ['src/web/matches', 'src/web/export', 'src/web/team'].flatMap((room) =>
      importsUnder(room).filter(
        ({ file }) => file !== null && /^src\/web\/(app|screens|adapters)\//.test(file),
      ),
    );
    expect(others.map(told)).toEqual([]);
  });

  it('has words and parts of a match that name no sport: a sport knows them', () => {
    const others = imports.filter(
      ({ from, file }) =>
        /^src\/web\/(i18n|matches|match|player|statistics)\//.test(from) &&
        file?.startsWith('src/web/sports/') === true,
    );
    expect(others.map(told)).toEqual([]);
  });

  it('has an Option where an answer may be held alone, whose null says something: a screen has null', () => {
    const holders = /^src\/web\/(machines|context)\//;
    const others = files.filter((file) => under('src/web')(file) && !holders.test(file.path));
    expect(linesWith(/\boption\.Option</, others)).toEqual([]);
  });

  it('has a ui kit that knows no match', () => {
    const others = importsUnder('src/web/ui').filter(
      ({ file }) =>
        file !== null &&
        (/^core\/(live|league|gateway|sport)\//.test(file) ||
          /^src\/web\/(app|screens|matches|machines|adapters)\//.test(file)),
    );
    expect(others.map(told)).toEqual([]);
  });

  it('names colours in the theme alone', () => {
    const drawn = files.filter((file) => under('src/web')(file) && !under('src/web/theme')(file));
    expect(linesWith(/['"`\s(:]#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/, drawn)).toEqual([]);
  });

  it('writes addresses in core/site/paths alone', () => {
    const others = files.filter(({ path }) => path.startsWith('src/web/'));
    expect(
      linesWith(
        /\?(seasonId|tournamentId|matchId|teamId)=|[`'"]\/(livematch|match|standings|player)\?/,
        others,
      ),
    ).toEqual([]);
  });
});

describe('the server', () => {
  it('knows the browser through one door', () => {
    const others = importsUnder('src/server').filter(
      ({ file, typeOnly }) =>
        file?.startsWith('src/web/') === true &&
        file !== 'src/web/entryServer.tsx' &&
        !(file === 'src/web/page.ts' && typeOnly),
    );
    expect(others.map(told)).toEqual([]);
  });
});

/** The most modules that a reader takes in at once. */
const mostInFolder = 25;

describe('every folder', () => {
  it(`holds at most ${mostInFolder} modules`, () => {
    const counts = new Map<string, number>();
    for (const { path } of files) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > mostInFolder)).toEqual([]);
  });
});

describe('every module', () => {
  it('has no re-exports', () => {
    expect(linesWith(/^export (\*|\{[^}]*\}) from\b/, files)).toEqual([]);
    expect(files.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('keeps no state of its own', () => {
    expect(linesWith(/^(export )?let\b|^(export )?var\b/, product)).toEqual([]);
  });

  it('leaves nothing unfinished and silences no rule', () => {
    const marks =
      /\b(TODO|FIXME|XXX|HACK)\b|(eslint|oxlint|biome)-(disable|ignore)|@ts-(ignore|expect-error|nocheck)|\.only\(/;
    const found = files
      .filter(({ path }) => path !== 'test/architecture.spec.ts')
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line) => (marks.test(line) ? [`${path}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});

describe('the packages', () => {
  it('are those the project was asked to be built with: each is imported by the product, none is replaced by code of ours', () => {
    const asked = [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      'rxjs',
      'ably',
      'react-router-dom',
      '@radix-ui/react-tabs',
      '@radix-ui/react-dialog',
      '@vanilla-extract/css',
      'fp-ts',
      'io-ts',
    ];
    const used = new Set(
      imports
        .filter(({ from, typeOnly }) => /^(core|src)\//.test(from) && !typeOnly)
        .map(({ specifier }) => packageOf(specifier)),
    );
    expect(asked.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('nothing lies about unused', () => {
  it('exports what another module imports', () => {
    const used = new Set(
      imports.flatMap(({ file, names }) => (file === null ? [] : names.map((name) => `${file}#${name}`))),
    );
    const wholly = new Set(
      imports.flatMap(({ file, names }) => (file !== null && names.includes('*') ? [file] : [])),
    );
    const unused = product.flatMap(({ path, code }) =>
      wholly.has(path)
        ? []
        : [
            ...code.matchAll(
              // Readings are tried wherever they are exported (`test/arbitraries/readings.ts`).
              /^export (?:declare )?(?:async )?(const|function\*?|class|type|interface|enum) ([\w$]+)(?![\w$])(?! = (?:entity|reading)[<(])/gm,
            ),
          ]
            .filter(([, kind]) => kind !== 'type' && kind !== 'interface')
            .map(([, , name = '']) => name)
            .filter((name) => !used.has(`${path}#${name}`))
            .map((name) => `${path} exports ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('depends on packages that are imported', () => {
    const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const used = new Set(imports.map(({ specifier }) => packageOf(specifier)));
    expect(Object.keys(manifest.dependencies).filter((name) => !used.has(name))).toEqual([]);
  });
});
