import { WebSocket } from 'ws';

// Browsers and Node 22 have it, Node 20 has not; the live SDK's browser build looks for it as it is loaded.
Object.assign(globalThis, { WebSocket });
