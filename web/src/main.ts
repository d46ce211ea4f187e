import { mount } from 'svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { answerWorker, renew } from './lib/push';
import { settings } from './lib/settings.svelte';
import { games } from './lib/shelf.svelte';
import { load } from './lib/texts.svelte';
import { startWorker } from './lib/worker';

// The shelf is on its way while the texts are read.
games().catch(() => undefined);
await load(settings.language);
mount(App, { target: document.getElementById('site')! });
answerWorker();
if (settings.device) renew().catch(() => undefined);
startWorker(() => void import('./offline/keeping.svelte').then(({ startKeeping }) => startKeeping()));
