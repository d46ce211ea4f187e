/** Notices that reach this browser while no page of the site is open. */
import { get, send } from './api';
import { choose, settings } from './settings.svelte';
import type { Notices } from '../wire/types';

const DEVICES = '/api/me/notices/devices';

/**
 * Whether this browser is told, can be asked to (`off`), or why it cannot: somebody said no (`denied`), the page came by plain
 * http, an iPhone or iPad must install the site first, or the browser knows no pushes (`none`).
 */
export type PushState = 'on' | 'off' | 'denied' | 'http' | 'ios' | 'none';

/** iPads say that they are Macs, but no Mac has a touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'http';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return isIos() ? 'ios' : 'none';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  // On the first visit it is still on its way; while the site is developed there is none.
  if (!worker) return import.meta.env.PROD ? 'off' : 'none';
  const subscription = await worker.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' && subscription.endpoint === settings.device ? 'on' : 'off';
}

/** Tell the service worker where this page is, whenever it asks: no notice is shown of what is in sight. */
export function answerWorker(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'where') ports[0]?.postMessage(location.pathname);
  });
}

/** Ask the person, and have this browser told from now on. It must be called while a press is handled. */
export async function allow(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { push } = await get<Notices>('/api/me/notices');
  await register(push.key);
  return 'on';
}

/** Tell this browser nothing any more. */
export async function stop(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const { push } = await get<Notices>('/api/me/notices');
  for (const { id } of push.devices.filter(({ here }) => here)) await send('DELETE', `${DEVICES}/${id}`);
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  choose({ device: '' });
}

/**
 * Tell the server if the browser has taken another address for pushes since the last visit, or the person another language, or if
 * the server has forgotten this browser: after a login, or when somebody logged out everywhere else.
 */
export async function renew(): Promise<void> {
  if (!settings.device) return;
  const state = await pushState();
  if (state !== 'on' && state !== 'off') return;
  const { push } = await get<Notices>('/api/me/notices');
  const isKnown = push.devices.some(({ here }) => here);
  if (state === 'on' && isKnown && settings.deviceLanguage === settings.language) return;
  await register(push.key);
}

async function register(key: string): Promise<void> {
  const subscription = await subscribe(key);
  const { endpoint, keys } = subscription.toJSON();
  await send('PUT', DEVICES, { endpoint, keys });
  choose({ device: subscription.endpoint, deviceLanguage: settings.language });
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    // A subscription with another server's key stands in the way, if this address was another server before.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}
