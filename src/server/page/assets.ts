import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SportKind } from '@kampdag/core/sportKind';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { BrandHead } from '../../web/page.ts';
import { policyHash } from '../http/securityHeaders.ts';

/** The assets of a screen's document. */
export interface ScreenAssets {
  /** All styles of the first view, for inlining. */
  readonly styles: string;
  /** Addresses of the style sheets in `styles`, so that they are not loaded again. */
  readonly inlined: readonly string[];
  /** Addresses of the modules that every page starts with. */
  readonly shell: readonly string[];
  /** Addresses of the first view's other modules. */
  readonly modules: readonly string[];
  /** Address of the script that loads them. */
  readonly entry: string;
}

/**
 * The assets by the source paths of a screen's modules; an unknown module adds none.
 *
 * @param lazyModules only their styles are among the assets
 */
export type AssetsOf = (modules: readonly string[], lazyModules?: readonly string[]) => ScreenAssets;

const Chunk = t.intersection([
  t.type({ file: t.string }),
  t.partial({ css: t.array(t.string), imports: t.array(t.string), dynamicImports: t.array(t.string) }),
]);
const Manifest = t.record(t.string, Chunk);
type Manifest = t.TypeOf<typeof Manifest>;

/**
 * Keys of Vite's manifest: the script that waits for the first paint, the composition root that it loads, and the live SDK's
 * module.
 */
const entryModule = 'src/web/main.ts';
const rootModule = 'src/web/start.tsx';
const liveModule = 'src/web/adapters/liveService.ts';

type Chunk = t.TypeOf<typeof Chunk>;

/** The chunks and everything they import, each once, imports first. */
const closureOf = (
  manifest: Manifest,
  keys: readonly string[],
  importsOf: (chunk: Chunk) => readonly string[] | undefined,
): readonly Chunk[] => {
  const seen = new Set<string>();
  const chunks: Chunk[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of importsOf(chunk) ?? []) visit(imported);
    chunks.push(chunk);
  };
  for (const key of keys) visit(key);
  return chunks;
};

const readManifest = (folder: string): Manifest => {
  const decoded = Manifest.decode(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as unknown,
  );
  if (either.isLeft(decoded)) throw new Error(`${folder}/.vite/manifest.json is no manifest of Vite's`);
  return decoded.right;
};

const entryOf = (manifest: Manifest, module: string): string => `/${manifest[module]?.file ?? ''}`;

/** Reads the manifest of a Vite build; `always` are the modules that every document loads, by default the site's. */
export const readBuiltAssets = (
  folder: string,
  always: readonly [entry: string, ...others: string[]] = [entryModule, rootModule],
): AssetsOf => {
  const manifest = readManifest(folder);
  const entry = entryOf(manifest, always[0]);
  const addressesOf = (chunks: readonly Chunk[]): readonly string[] =>
    chunks.map(({ file }) => `/${file}`).filter((file) => file !== entry);
  return (modules, lazyModules = []) => {
    const shell = addressesOf(closureOf(manifest, always, ({ imports }) => imports));
    const view = closureOf(manifest, [...always, ...modules], ({ imports }) => imports);
    const rendered = closureOf(manifest, [...always, ...modules, ...lazyModules], ({ imports }) => imports);
    const sheets = [...new Set(rendered.flatMap(({ css }) => css ?? []))];
    return {
      styles: sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8').trim()).join('\n'),
      inlined: sheets.map((sheet) => `/${sheet}`),
      shell,
      modules: addressesOf(view).filter((file) => !shell.includes(file)),
      entry,
    };
  };
};

/** The files that a sport's pages may load, without the live SDK, which needs a network anyway. */
export const readSiteFiles = (
  folder: string,
): { readonly entry: string; readonly filesOf: (sport: SportKind) => readonly string[] } => {
  const manifest = readManifest(folder);
  return {
    entry: entryOf(manifest, entryModule),
    filesOf: (sport) => {
      const isOwn = (key: string): boolean => {
        const [, owner = sport] = /^src\/web\/sports\/(\w+)\//.exec(key) ?? [];
        return owner === sport && key !== liveModule;
      };
      const chunks = closureOf(manifest, [entryModule, rootModule], ({ imports = [], dynamicImports = [] }) =>
        [...imports, ...dynamicImports].filter(isOwn),
      );
      const files = new Set(chunks.flatMap(({ file, css = [] }) => css.concat(file)));
      return Array.from(files, (file) => `/${file}`);
    },
  };
};

/** The assets of a screen's document. */
export interface DocumentAssets {
  /** Markup of the head: what the first view is painted with. */
  readonly head: string;
  /** Identifies the styles in `head` for the page's policy; empty without styles. */
  readonly styleHash: string;
  /**
   * Markup of the scripts: the entry, links that load every page's modules beside it, those of this page's own, which are loaded after
   * them, and disabled ones for the style sheets in the head, which Vite's loader then does not fetch for a chunk. Where they are sent
   * before a slow view, the entry runs once the whole document is parsed.
   */
  readonly scripts: string;
}

/** Markup of links that a page loads after what every page starts with (`laterLinks`). */
export const later = (links: string): string =>
  links === '' ? '' : `<template data-later>${links}</template>`;

/** The assets of a built screen, in the colours of a brand. */
export const builtAssets = (assets: ScreenAssets, { theme, links }: BrandHead): DocumentAssets => {
  const sheet = theme + assets.styles;
  return {
    styleHash: policyHash(sheet),
    head: `<style>${sheet}</style><link rel="modulepreload" href="${assets.entry}">${links}`,
    scripts: [
      `<script type="module" src="${assets.entry}"></script>`,
      ...assets.shell.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`),
      later(assets.modules.map((file) => `<link rel="modulepreload" href="${file}">`).join('')),
      ...assets.inlined.map((sheet) => `<link rel="stylesheet" disabled href="${sheet}">`),
    ].join(''),
  };
};

/** The assets in development: colours, Vite's client, React Refresh, and the sources. */
export const developmentAssets = (
  { theme, links }: BrandHead,
  entry = '/src/web/main.ts',
): DocumentAssets => ({
  styleHash: '',
  head: [
    `<style>${theme}</style>`,
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";' +
      'injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>',
    '<script type="module" src="/@vite/client"></script>',
    links,
  ].join(''),
  scripts: `<script type="module" src="${entry}"></script>`,
});
