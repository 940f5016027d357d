import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';

/** A reading of a match: all are made by `readingOf`, whose functions share a name. */
type Reading = (match: LiveMatch) => unknown;

const core = join(import.meta.dirname, '../../../core');

const isReading = (value: unknown): value is Reading =>
  typeof value === 'function' && value.name === clockOf.name;

/** Every reading that a module of core exports, by its name: a new one is among them by itself. */
export const everyReading = async (): Promise<ReadonlyMap<string, Reading>> => {
  const modules = ['live', 'sport'].flatMap((room) =>
    readdirSync(join(core, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(core, room, name)),
  );
  const loaded = await Promise.all(
    modules.map(async (file) => Object.entries((await import(file)) as Readonly<Record<string, unknown>>)),
  );
  return new Map(
    loaded
      .flat()
      .flatMap(([name, value]) =>
        isReading(value) && name !== clockOf.name ? [[name, value] as const] : [],
      ),
  );
};
