import { createRedisLog } from '../../src/server/channel/log/redisLog.ts';
import { realScheduler } from '../../src/server/effects.ts';
import { KEY, startLiveServer } from '../server/channel/liveServer.ts';

/** A replica's live channel in its own process: `replica.ts PORT [REDIS_URL]`. Prints "ready" when it accepts connections. */
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
  // This test's publisher must not be rate-limited.
  limits: { publishing: { burst: 1_000_000, perSecond: 1_000_000 } },
});
process.stdout.write('ready\n');
