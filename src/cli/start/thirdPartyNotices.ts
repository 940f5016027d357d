import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packageOf = (module: string): string | null =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? null;

const isLicence = (file: string): boolean => /^(?:licen[cs]e|copying|notice)/i.test(file);

const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const texts = readdirSync(folder)
    .filter(isLicence)
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version}, ${license ?? 'licence in its text'}`, ...texts].join('\n\n');
};

/** Writes the licences of a bundle's packages beside it, as most of them require (MIT, ISC, BSD, Apache). */
export const thirdPartyNotices = (): Plugin => ({
  name: 'kampdag-third-party-notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = new Set(modules.map(packageOf).filter((folder) => folder !== null));
    const notices = [...folders]
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .toSorted()
      .map(noticeOf);
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-notices.txt',
      source: `${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
    });
  },
});
