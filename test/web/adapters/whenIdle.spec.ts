import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../src/web/adapters/whenIdle.ts';

describe('an idle browser', () => {
  afterEach(() => void vi.useRealTimers());

  it('is waited for 200 ms where it cannot tell, such as Safari', async () => {
    vi.useFakeTimers();
    const idle = vi.fn();
    void whenIdle({} as Window).then(idle);
    await vi.advanceTimersByTimeAsync(199);
    expect(idle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(idle).toHaveBeenCalled();
  });

  it('is waited for four seconds at most where it can', () => {
    const requestIdleCallback = vi.fn();
    void whenIdle({ requestIdleCallback } as unknown as Window);
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 4_000 });
  });
});
