import { openAbly } from './ablyHarness.ts';
import { describeLiveChannel } from './liveChannelContract.ts';

describeLiveChannel("through Ably's SDK and the local channel", () => openAbly({}));
