/** How I want to be told, as the server has it; each change is sent at once, one after the other. */
import { get, send } from '../lib/api';
import { say } from '../lib/texts.svelte';
import type { Notices } from '../wire/types';

const PATH = '/api/me/notices';
/** How long it is said that a change was kept, in milliseconds. */
const AS_LONG = 2500;

type Choices = Pick<Notices, 'kinds' | 'quiet'>;

export class Choosing {
  now: Notices;
  /** Why the last change did not come about. */
  trouble = $state('');
  saved = $state(false);
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(found: Notices) {
    this.now = $state.raw(found);
  }

  static async load(): Promise<Choosing> {
    return new Choosing(await get<Notices>(PATH));
  }

  /** Switch one kind of notices on or off, by one way. */
  switch(kind: string, way: 'push' | 'mail', on: boolean): Promise<boolean> {
    return this.choose(({ kinds, quiet }) => ({ kinds: { ...kinds, [kind]: { ...kinds[kind]!, [way]: on } }, quiet }));
  }

  keepQuiet(quiet: Notices['quiet']): Promise<boolean> {
    return this.choose(({ kinds }) => ({ kinds, quiet }));
  }

  forget = (device: string) => this.change(() => send('DELETE', `${PATH}/devices/${device}`));
  test = () => this.change(() => send('POST', `${PATH}/test`));
  writeTo = (address: string) => this.change(() => send('PUT', `${PATH}/mail`, { address }));
  writeNoMore = () => this.change(() => send('DELETE', `${PATH}/mail`));
  makeCalendar = () => this.change(() => send('PUT', `${PATH}/calendar`));
  endCalendar = () => this.change(() => send('DELETE', `${PATH}/calendar`));

  /** Do something once what was begun before is done, then ask how things are now. Returns whether it was done. */
  change(what: () => Promise<unknown>): Promise<boolean> {
    const done = this.last.then(() => this.changed(what));
    this.last = done;
    return done;
  }

  private async changed(what: () => Promise<unknown>): Promise<boolean> {
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

  private async choose(wanted: (now: Choices) => Choices): Promise<boolean> {
    this.saved = await this.change(() => send('PUT', PATH, wanted(this.now)));
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => (this.saved = false), AS_LONG);
    return this.saved;
  }
}
