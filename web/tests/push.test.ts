import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushState, renew } from '../src/lib/push';
import { choose, settings } from '../src/lib/settings.svelte';

interface Browser {
  secure?: boolean;
  permission?: string;
  agent?: string;
  touches?: number;
  /** Where pushes reach it; nothing if it has not subscribed, undefined if it knows no pushes. */
  endpoint?: string | null;
}

function useBrowser({ secure = true, permission = 'default', agent = 'Linux', touches = 0, endpoint }: Browser): void {
  const subscription = endpoint ? { endpoint, toJSON: () => ({ endpoint, keys: {} }) } : null;
  const pushManager = { getSubscription: () => Promise.resolve(subscription), subscribe: () => Promise.resolve(subscription) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }), ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints: touches, ...(secure ? { serviceWorker } : {}) });
  if (endpoint !== undefined) vi.stubGlobal('PushManager', class {});
}
afterEach(() => vi.unstubAllGlobals());

describe('whether this browser can be told', () => {
  it('knows why not', async () => {
    useBrowser({ secure: false });
    expect(await pushState()).toBe('http');
    useBrowser({});
    expect(await pushState()).toBe('none');
    useBrowser({ agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)' });
    expect(await pushState()).toBe('ios');
    useBrowser({ agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', touches: 5 });
    expect(await pushState()).toBe('ios');
    useBrowser({ endpoint: null, permission: 'denied' });
    expect(await pushState()).toBe('denied');
  });
  it('is told if it has subscribed and the server knows its address', async () => {
    choose({ device: 'https://push.example/1' });
    useBrowser({ endpoint: null });
    expect(await pushState()).toBe('off');
    useBrowser({ endpoint: 'https://push.example/1', permission: 'granted' });
    expect(await pushState()).toBe('on');
    useBrowser({ endpoint: 'https://push.example/2', permission: 'granted' });
    expect(await pushState()).toBe('off');
  });
});

describe('a browser that the server is to tell', () => {
  /** Let the page renew, with a server that knows this browser or not; return whether it was registered again. */
  async function isRegistered(here: boolean): Promise<boolean> {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve(Response.json({ push: { key: 'key', devices: [{ id: '1', here }] } }));
    });
    await renew();
    return asked.includes('PUT /api/me/notices/devices');
  }
  it('is registered again if the server has forgotten it, as after a login', async () => {
    const endpoint = 'https://push.example/1';
    choose({ device: endpoint, deviceLanguage: settings.language });
    useBrowser({ endpoint, permission: 'granted' });
    expect(await isRegistered(true)).toBe(false);
    expect(await isRegistered(false)).toBe(true);
    choose({ deviceLanguage: settings.language === 'fr' ? 'en' : 'fr' });
    expect(await isRegistered(true)).toBe(true);
    expect(await isRegistered(true)).toBe(false);
  });
});
