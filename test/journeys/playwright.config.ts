import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../support/chromium.ts';

/** Journeys of a minute or more, most of it waiting, begin first: none is left when the others have ended. */
const long =
  /(wholeEdge|demonstration|narrated|states|withoutSpoilers|screens|withoutSockets|heldBack|engines|everyPage)\.journey\.ts$/;

/**
 * Journeys that only a whole browser can run: Chromium's headless shell shows no notifications, and does not always list what a service
 * worker gave.
 */
const whole = /(notifications|delayed|offline|pushed)\.journey\.ts$/;

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? chromiumOptions.executablePath;

export default defineConfig({
  testDir: '..',
  testMatch: ['journeys/*/*.journey.ts', 'deploy/*.journey.ts'],
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'whole browser', testMatch: whole, use: { launchOptions: chromiumOptions } },
    { name: 'short', testIgnore: [long, whole] },
  ],
  // One more than there are processors: pages are waited for.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 150_000,
  // On a busy machine a browser can starve; a test that then passes is reported as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // Offline journeys allow them; elsewhere requests must reach the site.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Only on a retry: tracing every test takes as long as the test itself.
    trace: 'on-first-retry',
    // Endless animations are rendered in software here; other journeys do without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...chromiumOptions, executablePath },
  },
});
