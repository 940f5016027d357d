import { createRedisLog } from '../../src/server/channel/log/redisLog.ts';
import { realScheduler } from '../../src/server/channel/log/scheduler.ts';
import { KEY, startLiveServer } from '../server/channel/liveServer.ts';

/** A replica's live channel as a process of its own: `replica.ts PORT [REDIS_URL]`. Says "ready" when it takes connections. */
const [port = '', url] = process.argv.slice(2);
await startLiveServer({
  port: Number(port),
  ...(url === undefined
    ? {}
    : {
        log: createRedisLog({
          url,
          secret: KEY.secret,
          now: Date.now,
          scheduler: realScheduler,
          onChange: () => {},
        }),
      }),
  // The publisher of this test is no visitor who is to be held back.
  limits: { publishing: { burst: 1_000_000, perSecond: 1_000_000 } },
});
process.stdout.write('ready\n');
