import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shape.css';
import { windowShape } from '@empty-chair/uikit/window-shape.svelte.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { startUpdates } from './shell/updates.svelte.ts';
import { health } from './store/health.svelte.ts';
import { settings } from './store/settings.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

// Before anything is waited for: the browser's offer to install comes when it likes.
startUpdates();
windowShape.follow();
await settings.load();
await words.use(settings.language);
mount(App, { target });
void health.check();
