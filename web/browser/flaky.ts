/** Writes down the stories that passed at the second try only: the summary of `make test` names them. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

const REPORT = new URL('../../.make/flaky.txt', import.meta.url);

export default class Flaky implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(story: TestCase): void {
    if (story.diagnostic()?.flaky) this.names.push(story.fullName);
  }

  onTestRunEnd(): void {
    writeFileSync(REPORT, this.names.map((name) => `${name}\n`).join(''));
  }
}
