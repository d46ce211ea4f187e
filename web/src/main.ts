import { mount } from 'svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { load } from './lib/texts.svelte';

await load(settings.language);
mount(App, { target: document.getElementById('site')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js');
}
