/** Stories in a real Chromium against a real server. `make site` first. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    globalSetup: 'browser/server.ts',
    environment: 'node',
    maxWorkers: 4, // most of the time a story waits
    reporters: ['default', 'junit'],
    outputFile: { junit: '../.make/browser.xml' },
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
