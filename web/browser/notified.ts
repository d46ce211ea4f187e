/**
 * Notices in the Chromium of the tests. It has no push service, no screen for notices and no app icon, and denies them to every
 * site: these are stood in for. Worker, page and server are the real ones.
 */
import type { Page, Worker } from 'playwright-core';
import { Reader, type Subscription } from './post.ts';

export interface Shown {
  title: string;
  body: string;
  tag: string;
}
interface Scope {
  shown: Shown[];
  /** Where the worker led: the page it opened, or the one it brought to the front. */
  led: string[];
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  lead: (url: string) => Promise<void>;
  renew: (event: { newSubscription: { toJSON: () => object } }) => Promise<void>;
  Clients: { prototype: { openWindow: (url: string) => Promise<void> } };
  WindowClient: { prototype: { focus: () => Promise<void> } };
}

/** Give pages of this visitor notices that they may ask for; they are pushed to an address that nobody reads unless one is given. */
export async function letBeTold(
  page: Page,
  subscription: Subscription = new Reader().subscription('https://push.invalid'),
): Promise<void> {
  await page.addInitScript((given) => {
    const [ALLOWED, SUBSCRIBED] = ['test-allowed', 'test-subscribed'];
    const found = () =>
      localStorage.getItem(SUBSCRIBED) && {
        ...given,
        toJSON: () => given,
        unsubscribe: () => Promise.resolve(localStorage.removeItem(SUBSCRIBED)),
      };
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(ALLOWED) ?? 'default' });
    Object.assign(Notification, {
      requestPermission: () => {
        localStorage.setItem(ALLOWED, 'granted');
        return Promise.resolve('granted');
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(found()),
      subscribe: () => {
        localStorage.setItem(SUBSCRIBED, 'yes');
        return Promise.resolve(found());
      },
    });
  }, subscription);
}

/** The worker of a page, noting what it shows and where it leads; `push` delivers a message to it. */
export class WatchedWorker {
  readonly push: (message: object) => Promise<void>;
  private readonly scope: Worker;

  private constructor(scope: Worker, push: (message: object) => Promise<void>) {
    this.scope = scope;
    this.push = push;
  }

  static async of(page: Page): Promise<WatchedWorker> {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const scope = page.context().serviceWorkers()[0]!;
    await scope.evaluate(() => {
      const here = self as unknown as Scope;
      [here.shown, here.led] = [[], []];
      here.registration.showNotification = (title, { body, tag }) => {
        here.shown = [...here.shown.filter((one) => one.tag !== tag), { title, body, tag }];
        return Promise.resolve();
      };
      here.Clients.prototype.openWindow = (url) => Promise.resolve(void here.led.push(`opened ${url}`));
      here.WindowClient.prototype.focus = () => Promise.resolve(void here.led.push('brought to the front'));
      Object.assign(navigator, { setAppBadge: () => Promise.resolve() });
    });
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((found) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated');
        if (active) found(active.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    const { origin } = new URL(page.url());
    return new WatchedWorker(scope, async (message) => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    });
  }

  shown(): Promise<Shown[]> {
    return this.scope.evaluate(() => (self as unknown as Scope).shown);
  }

  /** Have the browser take another address for pushes; the worker tells the server. */
  moved(): Promise<void> {
    const subscription = new Reader().subscription('https://push.invalid/moved');
    return this.scope.evaluate(
      (given) => (self as unknown as Scope).renew({ newSubscription: { toJSON: () => given } }),
      subscription,
    );
  }

  /** Lead where a pressed notice leads; returns what became of it. A press itself cannot be made here. */
  pressed(url: string): Promise<string | undefined> {
    return this.scope.evaluate(async (to) => {
      const here = self as unknown as Scope;
      await here.lead(to);
      return here.led.at(-1);
    }, url);
  }
}
