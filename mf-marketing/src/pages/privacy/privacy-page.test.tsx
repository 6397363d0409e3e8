import { exampleSite } from '@sharemore/platform/contract';
import { SiteProvider } from '@sharemore/platform/page';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { textOf } from '../../testing/render-page';
import { Component as PrivacyPage } from './privacy-page';

it('says how long the server’s settings keep what a visitor sends', () => {
  const site = { ...exampleSite, retentionDays: { contact: 90, registration: 365, newsletter: 2190 } };
  const html = renderToString(
    <SiteProvider value={{ site, formOutcome: null }}>
      <StaticRouter location="/privacy">
        <PrivacyPage />
      </StaticRouter>
    </SiteProvider>,
  );
  expect(textOf(html)).toContain(
    'messages after 90 days, waitlist entries after 1 year, newsletter addresses after 6 years',
  );
});
