import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../support/chromium.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['journeys/*.journey.ts', 'deploy/*.journey.ts'],
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
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
    launchOptions: chromiumOptions,
  },
});
