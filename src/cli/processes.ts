import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Prints its output only on failure. */
  readonly quiet?: boolean;
}

/** Runs a program in the project's root; gives its exit code, or 1 if a signal ended it or it could not start. */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet === true ? 'pipe' : 2, options.quiet === true ? 'pipe' : 2],
    });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });

/** Runs a script of an installed package with the current Node. */
export const runNode = (script: string, args: readonly string[], options: RunOptions = {}): Promise<number> =>
  run(process.execPath, [`${projectRoot}node_modules/${script}`, ...args], options);
