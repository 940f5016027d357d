import { expect, it } from 'vitest';
import { describeEdge } from './edgeUnderTest.ts';

const basket = 'basket.example';
const visitors = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'] as const;

describeEdge('two versions side by side', (edge) => {
  it('asks the other replica for a file that one does not have, whoever the visitor is (B)', async () => {
    const [first] = edge().replicas;
    for (const [index, from] of visitors.entries()) {
      const path = `/assets/newer0${index}.js`;
      first.lose(path);
      expect((await edge().ask(path, basket, { from })).status).toBe(200);
    }
    expect(first.asked.some(({ url }) => url.startsWith('/assets/newer'))).toBe(true);
  });

  it('says that a file is gone where neither has it, and asks for nothing else twice (B)', async () => {
    edge().lose('/assets/nowhere.js');
    expect((await edge().ask('/assets/nowhere.js', basket)).status).toBe(404);
    edge().lose('/calendar/nowhere.ics');
    expect((await edge().ask('/calendar/nowhere.ics', basket)).status).toBe(404);
    expect(edge().askedOf('/calendar/nowhere.ics')).toHaveLength(1);
  });

  it('asks the other replica where one cuts a live connection unanswered (B)', async () => {
    const [first, second] = edge().replicas;
    first.cut('/ws-up');
    const statuses = [];
    for (const from of visitors) {
      const { status } = await edge().ask('/ws-up', basket, {
        from,
        headers: { connection: 'Upgrade, close', upgrade: 'websocket' },
      });
      statuses.push(status);
    }
    expect(new Set(statuses)).toEqual(new Set([101]));
    expect(first.asked.some(({ url }) => url === '/ws-up')).toBe(true);
    expect(second.asked.filter(({ url }) => url === '/ws-up')).toHaveLength(visitors.length);
  });
});
