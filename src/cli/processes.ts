import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder, with a slash at its end. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** How another program is run. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What it prints is shown only when it fails. */
  readonly quiet?: boolean;
}

/** Runs a program in the project's root until it ends; its exit code, 1 where a signal ended it or it could not start. */
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

/** Runs a script of an installed package with this same Node. */
export const runNode = (script: string, args: readonly string[], options: RunOptions = {}): Promise<number> =>
  run(process.execPath, [`${projectRoot}node_modules/${script}`, ...args], options);
