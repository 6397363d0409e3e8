import { HONEYPOT } from '@sharemore/platform/contract/forms';
import { expect, it } from 'vitest';
import { registration } from '../../server/src/testing/leads';
import { describeVersions, expectDeliveredOnce, MINUTE, pipedrive, register, site } from './pipedrive-site';

describeVersions('what staff do:', ['v2'], () => {
  it('make no second deal when staff move the first to another pipeline', async () => {
    await register();
    for (const deal of pipedrive.deals) deal.pipeline_id += 1;
    await register();
    expect(pipedrive.deals).toHaveLength(1);
  });

  it.each(['after', 'before'])(
    'make no second deal when staff rescue one suspected %s the first',
    async (when) => {
      const suspected = () =>
        site.post('/api/registrations', { ...registration('Ada@example.org'), [HONEYPOT]: 'filled in' });
      if (when === 'before') await suspected();
      await register();
      if (when === 'after') await suspected();
      await site.wait(MINUTE);
      await site.leads.store.retry({ state: 'suspected' });
      await site.untilDelivered();
      expect(await site.stored()).toHaveLength(2);
      expectDeliveredOnce();
    },
  );

  it('make a deal again when staff deleted the person with the first', async () => {
    await register();
    await site.wait(MINUTE);
    pipedrive.deals.length = 0;
    // Somebody else, so that the fake does not give the id of the deleted person again.
    pipedrive.persons.splice(0, 1, { id: 1, name: 'Eve', emails: [] });
    for (const _ of ['once', 'twice'])
      expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    expect(pipedrive.persons).toHaveLength(2);
    expect(pipedrive.deals).toMatchObject([{ person_id: pipedrive.persons[1]?.id }]);
  });

  it.each(['lately', 'more than 30 days ago'])('make a deal again when staff deleted it %s', async (when) => {
    await register();
    await site.wait(MINUTE);
    // Somebody else's comes first, so that the fake does not give the id of the deleted deal again.
    pipedrive.deals.unshift({ id: 1, title: 'Another', person_id: 1, pipeline_id: 1 });
    if (when === 'lately') Object.assign(pipedrive.deals[1] ?? {}, { isDeleted: true });
    else pipedrive.deals.splice(1);
    for (const _ of ['once', 'twice'])
      expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    pipedrive.deals = pipedrive.deals.filter(({ id, isDeleted }) => id !== 1 && !isDeleted);
    expectDeliveredOnce();
  });

  it('make one deal when staff rescue one before the first is delivered', async () => {
    await pipedrive.goDown();
    await site.post('/api/registrations', { ...registration('ada@example.org'), [HONEYPOT]: 'filled in' });
    await register();
    await pipedrive.comeBack();
    await site.leads.store.retry({ state: 'suspected' });
    await site.untilDelivered();
    expectDeliveredOnce();
  });
});
