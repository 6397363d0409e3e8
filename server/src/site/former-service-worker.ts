import { Router } from 'express';

/** Where sites usually have their service worker; this one has none. */
const addresses = [
  '/sw.js',
  '/service-worker.js',
  '/serviceworker.js',
  '/service_worker.js',
  '/ngsw-worker.js',
  '/pwabuilder-sw.js',
  '/firebase-messaging-sw.js',
  '/OneSignalSDKWorker.js',
];

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
  return Router().get(addresses, (_request, response) => {
    response.type('js').set('Cache-Control', 'no-store').send(script);
  });
}
