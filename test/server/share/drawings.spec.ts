import type { SharePicture } from '@kampdag/core/site/sharePicture';
import { describe, expect, it } from 'vitest';
import { createDrawings, type StartThread } from '../../../src/server/share/drawings.ts';

const picture = {} as SharePicture;

/** Threads that draw when they are told to. */
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
  it('begins with the first picture and is one for all', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    expect(begun).toHaveLength(0);
    const drawn = [drawings.draw(picture), drawings.draw(picture)];
    for (const id of begun[0]?.asked ?? []) begun[0]?.told.onDrawn(id, new Uint8Array([id]));
    expect(await Promise.all(drawn)).toEqual([new Uint8Array([1]), new Uint8Array([2])]);
    expect(begun).toHaveLength(1);
  });

  it('ends when no picture has been wanted for a while, and begins anew with the next', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, () => Promise.resolve());
    const drawn = drawings.draw(picture);
    begun[0]?.told.onDrawn(1, new Uint8Array());
    await drawn;
    await expect.poll(() => begun[0]?.ended).toBe(true);
    void drawings.draw(picture);
    expect(begun).toHaveLength(2);
  });

  it('leaves nobody waiting when it dies, and begins anew with the next', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    const drawn = drawings.draw(picture);
    begun[0]?.told.onEnd();
    expect(await drawn).toBeNull();
    void drawings.draw(picture);
    expect(begun).toHaveLength(2);
  });

  it('takes no more than it can draw in a few seconds', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    const asked = Array.from({ length: 200 }, () => drawings.draw(picture));
    const first = await Promise.race(asked);
    expect(first).toBeNull();
    expect(begun[0]?.asked.length).toBeLessThan(100);
  });

  it('draws nothing any more once it is closed', async () => {
    const { begun, start } = threads();
    const drawings = createDrawings(start, never);
    const drawn = drawings.draw(picture);
    await drawings.close();
    expect(await drawn).toBeNull();
    expect(await drawings.draw(picture)).toBeNull();
    expect(begun[0]?.ended).toBe(true);
  });
});
