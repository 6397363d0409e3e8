// @vitest-environment happy-dom

import Leaf from '@lucide/icons/icons/leaf';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Select, TextArea, TextField } from '../forms/field';
import { FormResult } from '../forms/form-result';
import { Honeypot } from '../forms/honeypot';
import type { Form } from '../forms/use-checked-form';
import { Accordion } from '../widgets/accordion';
import { Card, CardGrid } from '../widgets/card';
import { Notice } from '../widgets/notice';
import { Prose } from '../widgets/prose';
import { Stats } from '../widgets/stats';
import { Steps } from '../widgets/steps';
import * as ui from '.';
import { axeProblems } from './testing/axe';

afterEach(cleanup);

const samples: Record<string, ReactNode> = {
  Button: (
    <>
      <ui.Button>Send</ui.Button>
      <ui.Button busy>Submitting...</ui.Button>
      <ui.Button variant="quiet" disabled>
        Not now
      </ui.Button>
    </>
  ),
  ButtonLink: (
    <>
      <ui.ButtonLink to="/join-sharemore">Join ShareMore</ui.ButtonLink>
      <ui.ButtonLink href="mailto:hello@example.com" variant="secondary">
        Write to us
      </ui.ButtonLink>
    </>
  ),
  Hero: (
    <ui.Hero title="Invest in your future" lead="Join Sharesave" eyebrow="For employees">
      <ui.Button>Start</ui.Button>
    </ui.Hero>
  ),
  Section: (
    <ui.Section title="How it works" lead="In three steps" tone="deep">
      <Prose>
        <p>
          <ui.RichText text="You save **up to £500** a month." />
        </p>
      </Prose>
    </ui.Section>
  ),
  Card: (
    <CardGrid columns={2}>
      <Card title="What is Sharesave?" to="/what-is-sharesave" icon={<ui.Icon of={Leaf} />}>
        <p>A savings plan.</p>
      </Card>
      <Card title="Costs">
        <p>£10 a month.</p>
      </Card>
    </CardGrid>
  ),
  Stats: (
    <Stats
      items={[
        { value: '80%', label: 'miss out' },
        { value: '77%', label: 'worry about money' },
      ]}
    />
  ),
  Steps: (
    <section>
      <h2>How it works</h2>
      <Steps
        items={[
          { title: 'Apply', body: 'Tell us where you work.' },
          { title: 'Save', body: 'Every month.' },
        ]}
      />
    </section>
  ),
  Accordion: (
    <section>
      <h2>Questions</h2>
      <Accordion
        mode="collapsible"
        items={[
          { id: 'a', title: 'What does it cost?', body: <p>£10 a month.</p> },
          { id: 'b', title: 'What if I leave?', body: <p>You keep your savings.</p> },
        ]}
      />
    </section>
  ),
  Fields: (
    <form>
      <FormResult
        form={
          {
            result: { status: 'invalid', message: 'There is a problem', fields: {} },
            errors: [{ field: 'email', message: 'Enter your email address' }],
            submitting: false,
          } as unknown as Form
        }
      />
      <TextField label="Work email" name="email" type="email" error="Enter it" />
      <TextArea label="Message" name="message" rows={6} />
      <Select label="Sort by" name="sort" options={[{ value: 'name', label: 'Name' }]} />
      <Honeypot />
    </form>
  ),
  Notice: (
    <>
      <Notice tone="success">Thank you</Notice>
      <Notice tone="error" title="Not sent">
        Please try again.
      </Notice>
      <Notice tone="info">Sample figures</Notice>
      <ui.RiskNote>The value of shares can fall.</ui.RiskNote>
    </>
  ),
};

function page(content: ReactNode) {
  return <RouterProvider router={createMemoryRouter([{ path: '/', element: <main>{content}</main> }])} />;
}

describe.each(Object.entries(samples))('%s', (_name, sample) => {
  it('has no accessibility problem that axe finds', async () => {
    const { container } = render(page(sample));
    expect(await axeProblems(container)).toEqual([]);
  });

  it('renders on the server without an inline style, which the security policy would block', () => {
    expect(renderToString(page(sample))).not.toMatch(/ style=/);
  });
});
