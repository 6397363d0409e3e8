import { Router } from 'express';

/** Where sites usually have their service worker (`/sw.js`, `/ngsw-worker.js`, …); this one has none. */
const address = /^\/[\w-]*(sw|worker)\.js$/i;

const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => registration.unregister()));
});
`;

/**
 * Removes the service worker of a former site at this address, which would answer with that site for ever. Browsers ask
 * for its script at each visit, and with the answer the next page comes from here. No open page is reloaded: someone may
 * be typing.
 */
export function formerServiceWorker(): Router {
  return Router().get(address, (_request, response) => {
    response.type('js').send(script);
  });
}
