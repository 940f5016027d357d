import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '..',
  testMatch: ['journeys/*.journey.ts', 'deploy/*.journey.ts'],
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 150_000,
  // A machine that others load can starve a browser: what fails once and then holds is told as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // Journeys that are about it say so: elsewhere what is asked goes to the site.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Of what failed once, when it is tried again: to keep one of everything takes as long as the looking.
    trace: 'on-first-retry',
    // What moves without end is drawn by the processor here: journeys about something else do without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
