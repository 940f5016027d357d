import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../support/sources.ts';
import { drawings, drawingsPath } from './diagrams.ts';

describe('the drawings of the machines', () => {
  it('are what their code gives: every state, transition, guard and action by its name', () => {
    expect(readFileSync(join(projectRoot, drawingsPath), 'utf8')).toBe(drawings());
  });
});
