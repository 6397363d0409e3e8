import type { AreaModule } from '@sharemore/platform/contract';

export const area: AreaModule = {
  routes: [
    { path: '/', lazy: () => import('./pages/home/home-page') },
    { path: '/what-is-sharesave', lazy: () => import('./pages/what-is-sharesave/what-is-sharesave-page') },
    { path: '/how-it-works', lazy: () => import('./pages/how-it-works/how-it-works-page') },
    { path: '/join-sharemore', lazy: () => import('./pages/join-sharemore/join-sharemore-page') },
    { path: '/employers', lazy: () => import('./pages/employers/employers-page') },
    { path: '/faq', lazy: () => import('./pages/faq/faq-page') },
    { path: '/about', lazy: () => import('./pages/about/about-page') },
    { path: '/is-it-for-me', lazy: () => import('./pages/is-it-for-me/is-it-for-me-page') },
    { path: '/privacy', lazy: () => import('./pages/privacy/privacy-page') },
  ],
  slots: { 'what-if': async () => ({ default: (await import('./what-if/what-if')).WhatIf }) },
};
