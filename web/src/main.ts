import '@fontsource/old-standard-tt/latin-700.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prepare } from './text';

// Words first: a page without them is nothing to look at.
void prepare().then(() => mount(App, { target: document.getElementById('app')! }));
