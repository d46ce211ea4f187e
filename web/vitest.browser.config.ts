/** Stories in a real Chromium against a real server. `make site` first. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    globalSetup: 'browser/server.ts',
    environment: 'node',
    maxWorkers: 2,
    reporters: ['default', 'junit', './browser/flaky.ts'],
    retry: 1, // a story that needs it is named at the end of `make test`
    outputFile: { junit: '../.make/browser.xml' },
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
