import { describe, expect, it } from 'vitest';
import { isCall } from '../../src/worker/answers.ts';

const isAnsweredOffline = (path: string, method = 'GET'): boolean => {
  const request = new Request(`https://kampdag.example${path}`, { method });
  return isCall(request, new URL(request.url));
};

describe('the service worker answers', () => {
  it('gateway calls by GET, and by POST as specified (§7)', () => {
    expect(isAnsweredOffline('/api/ta/Match?matchId=1')).toBe(true);
    expect(isAnsweredOffline('/api/gateway', 'POST')).toBe(true);
    expect(isAnsweredOffline('/api/ta/Match', 'POST')).toBe(false);
  });

  it('no request for a token of the live channel, which keeps asking while the connection is lost', () => {
    expect(isAnsweredOffline('/api/live/token?clientId=web-1&rnd=2')).toBe(false);
  });
});
