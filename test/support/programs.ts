import { programNamed } from '../../src/cli/start/packages.ts';

/** Whether a program is installed; tests that need it say in their names that they were skipped. */
export const isInstalled = (name: string): boolean => programNamed(name) !== undefined;

/** The name of tests that need a program. */
export const titleWith = (program: string, title: string): string =>
  isInstalled(program) ? title : `${title} (skipped: ${program} is not installed)`;
