import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { parseSync, Visitor } from 'vite';
import { projectRoot } from '../../../src/cli/processes.ts';
import { stoppedNoteId } from '../../../src/web/page.ts';
import { test } from '../support/journey.ts';

const require = createRequire(import.meta.url);

/** TypeScript's declarations of what each edition of the language added. */
const declarations = (): readonly { readonly name: string; readonly text: string }[] => {
  const packages = join(dirname(require.resolve('typescript/package.json')), '../@typescript');
  const platform = readdirSync(packages).find((name) => name.startsWith('typescript-')) ?? '';
  const folder = join(packages, platform, 'lib');
  return readdirSync(folder)
    .filter((name) => /^lib\.(es|dom|decorators).*\.d\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
};

/** The methods that editions after ES2023 declare, or all earlier ones and the DOM. */
const methodsOf = (isNewer: boolean): readonly string[] =>
  declarations()
    .filter(({ name }) => !name.includes('temporal') && /es20(?:2[4-9]|[3-9])|esnext/.test(name) === isNewer)
    .flatMap(({ text }) => Array.from(text.matchAll(/^ {4}(?:readonly )?(\w+)\??(?:<.*>)?[(:]/gm)))
    .flatMap(([, name = '']) => name);

/** The methods that the oldest browsers of the README lack, by names that are new. */
const newerMethods = (): ReadonlySet<string> => {
  const older = new Set(methodsOf(false));
  return new Set(methodsOf(true).filter((name) => !older.has(name)));
};

/** Names of newer methods that other objects of the build have: texts, Ably's transports, `CSS`. */
const otherNames = new Set(['difference', 'dispose', 'escape']);

const scripts = (): readonly string[] =>
  ['web', 'worker', 'embed'].flatMap((part) => {
    const folder = join(projectRoot, 'dist/current', part);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(folder, name));
  });

test('every script of the build runs in the oldest browsers: no method and no expression is newer', () => {
  const newer = newerMethods();
  expect([...newer]).toEqual(expect.arrayContaining(['withResolvers', 'isWellFormed', 'intersection']));
  const found: string[] = [];
  for (const path of scripts()) {
    const { program } = parseSync(path, readFileSync(path, 'utf8'));
    new Visitor({
      MemberExpression: ({ property, computed }) => {
        if (computed || property.type !== 'Identifier') return;
        if (newer.has(property.name) && !otherNames.has(property.name))
          found.push(`${path}: ${property.name}`);
      },
      Literal: (literal) => {
        // Safari reads what stands before a match since 16.4, and sets of characters since 17.
        if ('regex' in literal && /\(\?<[=!]|\(\?-?[ims]+:/.test(literal.regex.pattern))
          found.push(`${path}: ${literal.regex.pattern}`);
        if ('regex' in literal && literal.regex.flags.includes('v'))
          found.push(`${path}: ${literal.regex.pattern}`);
      },
    }).visit(program);
  }
  expect(found).toEqual([]);
});

test('a page runs without the methods that copy an array, as in Chrome 109 and Firefox 114', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
  });
  await page.goto(`${site.url}/standings`);
  await page.getByRole('button', { name: 'Date, league and team' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page whose browser lacks what the site needs keeps its rows and links, and says what is missing', async ({
  site,
  page,
  troubles,
}) => {
  troubles.allow(/./);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(Array.prototype, 'at');
  });
  await page.goto(`${site.url}/standings`);
  await expect(page.locator(`#${stoppedNoteId}`)).toHaveText(
    /Links work, but nothing updates: this browser lacks Object\.hasOwn/,
  );
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  await page.locator('main tbody a').first().click();
  await expect(page).not.toHaveURL(/standings/);
  await expect(page.locator('main h1').first()).toBeVisible();
});
