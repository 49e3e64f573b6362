import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import '../store/test-hooks.ts';
import { App } from './App.tsx';
import { registerServiceWorker } from './pwa.ts';

const place = document.getElementById('root');
// public/too-old.js removes it in browsers that are too old for the app.
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  registerServiceWorker();
}
