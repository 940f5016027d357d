import type { Errors } from 'io-ts';
import { wellFormed } from './wellFormed.ts';

/** A fault in the data: its path, and what was expected there. */
export interface Problem {
  /** As in `matches.3.matchId`. */
  readonly path: string;
  /** In words for a developer; at most 200 characters, whatever the data holds. */
  readonly message: string;
}

/** Describes a value without calling its `toString`, which hostile data could have replaced. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${wellFormed(text.slice(0, 80))}…` : text;
};

/** Turns io-ts errors into problems with their paths in the data. */
export const problemsOf = (errors: Errors, root = ''): readonly Problem[] =>
  errors.map(({ context, value, message }) => {
    const path = [root, ...context.map(({ key }) => key)].filter((key) => key !== '').join('.');
    const expected = context.at(-1)?.type.name ?? 'a value';
    return { path, message: wellFormed((message ?? `${shown(value)} is no ${expected}`).slice(0, 200)) };
  });
