import { afterAll, beforeAll } from 'vitest';
import { WebSocket } from 'ws';
import { openAbly } from './ablyHarness.ts';
import { describeLiveChannel } from './liveChannelContract.ts';

const before = globalThis.WebSocket;
// Node 20 has no WebSocket; the SDK's browser build uses the global one at import time.
beforeAll(() => Object.assign(globalThis, { WebSocket }));
afterAll(() => Object.assign(globalThis, { WebSocket: before }));

describeLiveChannel("through Ably's SDK and the local channel", () => openAbly({}));
