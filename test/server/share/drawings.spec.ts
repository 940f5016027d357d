import type { SharePicture } from '@kampdag/core/site/sharePicture';
import { describe, expect, it } from 'vitest';
import { createDrawings, type StartThread } from '../../../src/server/share/drawings.ts';

const picture = {} as SharePicture;

/** Fake threads that draw on command. */
const threads = () => {
  const begun: { told: Parameters<StartThread>[0]; asked: number[]; ended: boolean }[] = [];
  const start: StartThread = (told) => {
    const thread = { told, asked: [] as number[], ended: false };
    begun.push(thread);
    return {
      post: ({ id }) => thread.asked.push(id),
      end: async () => {
        thread.ended = true;
      },
    };
  };
  return { begun, start };
};

const never = (): Promise<unknown> => new Promise(() => {});

describe('the drawing thread', () => {
  it('starts with the first picture and is shared', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    expect(begun).toHaveLength(0);
    const drawn = [drawings.draw(picture), drawings.draw(picture)];
    for (const id of begun[0]?.asked ?? []) begun[0]?.told.onDrawn(id, new Uint8Array([id]));
    expect(await Promise.all(drawn)).toEqual([new Uint8Array([1]), new Uint8Array([2])]);
    expect(begun).toHaveLength(1);
  });

  it('stops when idle for a while, and restarts with the next picture', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, () => Promise.resolve());
    const drawn = drawings.draw(picture);
    begun[0]?.told.onDrawn(1, new Uint8Array());
    await drawn;
    await expect.poll(() => begun[0]?.ended).toBe(true);
    void drawings.draw(picture);
    expect(begun).toHaveLength(2);
  });

  it('leaves no request pending when it crashes, and restarts with the next picture', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    const drawn = drawings.draw(picture);
    begun[0]?.told.onEnd();
    expect(await drawn).toBeNull();
    void drawings.draw(picture);
    expect(begun).toHaveLength(2);
  });

  it('rejects more requests than it can draw in a few seconds', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    const asked = Array.from({ length: 200 }, () => drawings.draw(picture));
    const first = await Promise.race(asked);
    expect(first).toBeNull();
    expect(begun[0]?.asked.length).toBeLessThan(100);
  });

  it('draws nothing once closed', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    const drawn = drawings.draw(picture);
    await drawings.close();
    expect(await drawn).toBeNull();
    expect(await drawings.draw(picture)).toBeNull();
    expect(begun[0]?.ended).toBe(true);
  });
});
