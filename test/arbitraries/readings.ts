import type { AnyReading } from './schema.ts';

/** Composed of rows of other readings, whose laws are tried by themselves. */
const composed = new Set(['league day', 'match dates', 'team in league']);

const isReading = (value: unknown): value is AnyReading =>
  typeof value === 'object' && value !== null && 'decodeRow' in value && 'aliases' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../core/{league,sport,gateway}/**/*.ts',
  { eager: true },
);

/** Every reading that a module of the league exports, a new one by itself: the laws that hold for one hold for all. */
export const everyReading: readonly AnyReading[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isReading)
  .filter(({ name }) => !composed.has(name));
