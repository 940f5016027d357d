import { describe, expect, it } from 'vitest';
import { loggableAddress, loggableOrigin } from '../../../src/server/http/logging.ts';
import { networkOf } from '../../../src/server/http/visitors.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

describe('the log at info', () => {
  it('holds no visitor’s address in full, and no player’s (§11)', async () => {
    const { app, logged } = await serverUnderTest({ proxies: ['127.0.0.1'] });
    const ids = [
      '/player?playerId=5417711&name=Kari%20Nordmann',
      '/api/ta/Person/5417711/Tournaments',
      '/api/org/Person/?personId=5417711',
      '/share/player/5417711.png',
      '/5417711/Kari-Nordmann',
    ];
    for (const url of ids) {
      for (const from of ['203.0.113.77', '2001:db8:aaaa:bbbb:cccc::1']) {
        await app.inject({ url, headers: { 'x-forwarded-for': from } });
      }
    }
    await app.inject({ method: 'POST', url: '/api/gateway', payload: { path: 'ta/Match/?matchId=5417711' } });
    await app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: { 'csp-report': { 'blocked-uri': 'https://a.example/player?playerId=5417711' } },
    });
    const lines = logged.join('');
    expect(lines).not.toMatch(/5417711|Nordmann|203\.0\.113\.77|bbbb/);
    expect(lines).toContain('/player?…');
    expect(lines).toContain('203.0.113.0/24');
    expect(lines).toContain('2001:db8:aaaa::/48');
    expect(lines).toContain('https://a.example');
  });

  it.each([
    ['/standings?tournamentId=1', '/standings?…'],
    ['/api/ta/MatchIncidents?matchId=1', '/api/ta/MatchIncidents?…'],
    ['/channels/match:1:all/messages', '/channels/…/messages'],
    ['/assets/index-Bx1.js', '/assets/…'],
    ['/a/b/c/d/e/f/g', '/a/b/c/d/e'],
  ])('has of the address %s its words: %s', (address, words) => {
    expect(loggableAddress(address)).toBe(words);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['unix:', 'nobody'],
  ])('has of a visitor at %s the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['inline', 'inline'],
    ['data', 'data'],
    ['https://x.example:8443/player?playerId=1#a', 'https://x.example:8443'],
    ['blob:https://x.example/1', 'blob:'],
    ['Kari Nordmann', ''],
  ])('has of the blocked address %s only %j', (address, origin) => {
    expect(loggableOrigin(address)).toBe(origin);
  });
});
