import { type Load, loadAtRate } from './gatewayLoad.ts';

/** Asks at a fixed rate in a process of its own, so that nothing but its questions keeps it busy: a load as JSON in, its latencies out. */
const load = JSON.parse(process.argv[2] ?? '{}') as Load;
process.stdout.write(JSON.stringify(await loadAtRate(load)));
