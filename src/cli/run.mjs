/**
 * Runs a command of the project on a machine that has nothing but Node and git: installs what is missing, then runs
 * `src/cli/NAME.ts` in this same process, so that a signal reaches it. Plain JavaScript because TypeScript cannot run before
 * the install.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/**
 * When a file was last written, in milliseconds since 1970; 0 where there is none.
 * @param {string} path
 * @returns {number}
 */
const writtenAt = (path) => statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs from the lock file. Everything npm prints goes to stderr: stdout belongs to the command.
 * @returns {void}
 */
const install = () => {
  const npm = process.env['npm_execpath'];
  const [command, ...head] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm'];
  process.stderr.write('Installing packages (npm ci) …\n');
  const { status, error } = spawnSync(command, [...head, 'ci', '--include=dev'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  process.stderr.write(`The packages could not be installed${error ? `: ${error.message}` : ''}.\n`);
  process.exit(1);
};

if (writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json')) install();

const [name = '', ...rest] = process.argv.slice(2);
if (!/^[a-zA-Z]+$/.test(name)) {
  process.stderr.write('Usage: node src/cli/run.mjs COMMAND [ARGUMENTS]\n');
  process.exit(1);
}
const target = new URL(`./${name}.ts`, import.meta.url);
process.argv = [process.execPath, fileURLToPath(target), ...rest];
const { register } = await import('tsx/esm/api');
const unregister = register();
await import(target.href);
if (name === 'start') {
  // What is built is plain JavaScript: read through tsx it would take seconds more.
  await unregister();
  await import(new URL('dist/current/server/main.js', root).href);
}
