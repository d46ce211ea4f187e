/** How I want to be told, as the server has it; each change is sent at once. */
import { get, send } from '../lib/api';
import { say } from '../lib/texts.svelte';
import type { Notices } from '../wire/types';

const PATH = '/api/me/notices';

export class Choosing {
  now: Notices;
  /** Why the last change did not come about. */
  trouble = $state('');
  saved = $state(false);

  constructor(found: Notices) {
    this.now = $state.raw(found);
  }

  static async load(): Promise<Choosing> {
    return new Choosing(await get<Notices>(PATH));
  }

  /** Switch one kind of notices on or off, by one way. */
  switch(kind: string, way: 'push' | 'mail', on: boolean): Promise<boolean> {
    const { kinds, quiet } = this.now;
    return this.put({ kinds: { ...kinds, [kind]: { ...kinds[kind]!, [way]: on } }, quiet });
  }

  keepQuiet(quiet: Notices['quiet']): Promise<boolean> {
    return this.put({ kinds: this.now.kinds, quiet });
  }

  forget = (device: string) => this.change(() => send('DELETE', `${PATH}/devices/${device}`));
  test = () => this.change(() => send('POST', `${PATH}/test`));
  writeTo = (address: string) => this.change(() => send('PUT', `${PATH}/mail`, { address }));
  writeNoMore = () => this.change(() => send('DELETE', `${PATH}/mail`));
  makeCalendar = () => this.change(() => send('PUT', `${PATH}/calendar`));
  endCalendar = () => this.change(() => send('DELETE', `${PATH}/calendar`));

  /** Do something, then ask how things are now. Returns whether it was done. */
  async change(what: () => Promise<unknown>): Promise<boolean> {
    [this.trouble, this.saved] = ['', false];
    try {
      await what();
      this.now = await get<Notices>(PATH);
      return true;
    } catch (error) {
      this.trouble = error instanceof DOMException || !(error instanceof Error) ? say('site-notices-no-service') : error.message;
      return false;
    }
  }

  private async put(wanted: Pick<Notices, 'kinds' | 'quiet'>): Promise<boolean> {
    return (this.saved = await this.change(() => send('PUT', PATH, wanted)));
  }
}
