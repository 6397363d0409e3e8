import { expect, test } from './fixtures';
import { companyOf, storedLeads } from './stored-leads';
import { fillIn, form, submit } from './waitlist';

test('the fields of a waitlist that closed while its page was open ask staff to add the company', async ({
  page,
  visit,
  site,
}) => {
  const company = await companyOf(site, { hasPipeline: true });
  const closed = await companyOf(site, { hasPipeline: false });
  await page.route('**/api/registrations', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), company: closed.slug } }),
  );
  const email = 'closed@work.example';
  await visit(`/company/${company.slug}`);
  await fillIn(page, email);
  await submit(page).press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('Pipeline configuration not found.');
  await form(page).getByRole('button', { name: 'Ask to be added' }).press('Enter');
  const thanks = form(page).getByText(/^Thank you! We’ll look into your employer/);
  await expect(thanks).toBeVisible();
  await expect(form(page).locator('dt')).toHaveText([/^Today/, /./, /^Before the invitation closes/]);
  await expect(form(page).getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await expect(form(page)).not.toContainText('isn’t open yet');
  // Its page is for waitlists that are open.
  await expect(form(page).getByRole('link', { name: /poster/ })).toHaveCount(0);
  expect(await storedLeads(site, email)).toMatchObject([
    { kind: 'contact', payload: { companyName: company.name, firstName: 'Ada', lastName: 'Lovelace' } },
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever registers as the waitlist closes reads so, and can ask to be added with what they typed', async ({
    page,
    site,
    request,
  }) => {
    const { slug, name: companyName } = await companyOf(site, { hasPipeline: false });
    const email = 'late@work.example';
    const posted = { firstName: 'Ada', lastName: 'King', email, company: slug, returnTo: `/company/${slug}` };
    const answer = await request.post('/api/registrations', { form: posted, maxRedirects: 0 });
    await page.goto(answer.headers().location ?? '');
    await expect(form(page).getByRole('alert')).toContainText('Pipeline configuration not found.');
    await form(page).getByRole('button', { name: 'Ask to be added' }).press('Enter');
    await expect(form(page).getByText(/^Thank you! We’ll look into your employer/)).toBeVisible();
    expect(await storedLeads(site, email)).toMatchObject([
      { kind: 'contact', payload: { companyName, firstName: 'Ada', lastName: 'King' } },
    ]);
  });

  test('whoever asks as the waitlist opens reads the thanks, and can join', async ({
    page,
    site,
    request,
  }) => {
    const { slug, name: companyName } = await companyOf(site, { hasPipeline: true });
    const workEmail = 'early@work.example';
    const posted = {
      firstName: 'Ada',
      lastName: 'King',
      workEmail,
      companyName,
      returnTo: `/company/${slug}`,
    };
    const answer = await request.post('/api/employer-requests', { form: posted, maxRedirects: 0 });
    await page.goto(answer.headers().location ?? '');
    await expect(form(page).getByText(/^Thank you! We’ll look into your employer/)).toBeVisible();
    await expect(form(page).getByRole('link', { name: /poster/ })).toHaveCount(0);
    await fillIn(page, workEmail);
    await submit(page).press('Enter');
    await expect(form(page).getByText(/^Thank you! Your registration/)).toBeVisible();
    expect(await storedLeads(site, workEmail)).toMatchObject([{ kind: 'contact' }, { kind: 'registration' }]);
  });
});
