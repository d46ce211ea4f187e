/** What somebody does on a page of people: one thing at a time, and why it could not be done. */
export class Deeds {
  trouble = $state('');
  busy = $state(false);

  /** Do something; returns whether it was done. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : '';
      return false;
    } finally {
      this.busy = false;
    }
  }
}
