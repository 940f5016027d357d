/**
 * Loaded into the site before it starts: leads its connections to the bench's push service to this machine, which no setting allows.
 * All else is the site's own, TLS too.
 */
import { syncBuiltinESMExports } from 'node:module';
import tls from 'node:tls';

const { BENCH_PUSH_HOST: host, BENCH_PUSH_PORT: port } = process.env;
const connect = tls.connect.bind(tls);

tls.connect = (options, ...rest) =>
  options?.host === host
    ? connect(
        { ...options, host: '127.0.0.1', port: Number(port), servername: host, lookup: undefined },
        ...rest,
      )
    : connect(options, ...rest);
syncBuiltinESMExports();
