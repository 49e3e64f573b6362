import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { App } from './App.tsx';
import { registerServiceWorker } from './pwa.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element with the id "root".');

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
