import { startFirefox } from './firefox.ts';
import { startWebKit } from './webKit.ts';

/** The browsers beside Chromium in which journeys run. */
export const engines = [
  { engine: 'Firefox', program: 'firefox-esr', start: startFirefox, keepsPages: true },
  // Its driver opens private windows alone, which keep nothing.
  { engine: 'WebKit', program: 'WebKitWebDriver', start: startWebKit, keepsPages: false },
] as const;

/** The tests' port range, below the system's ephemeral ports. */
export const enginePort = (): number => 23_000 + Math.floor(Math.random() * 1_000);
