import { type Company, sampleCompanies } from '@sharemore/platform/companies';
import type { Lead, Submission } from '../leads/lead';
import type { LeadStore } from '../leads/store';
import type { LeadFilter } from '../leads/store/reports';

/** Two of the companies that a site with `USE_SAMPLE_DATA` has. */
export const [company, otherCompany] = sampleCompanies() as [Company, Company];

/** The fields that the registration form sends. */
export const registration = (email: string, slug = company.slug) => ({
  firstName: 'Ada',
  lastName: 'King',
  email,
  company: slug,
});

/** The fields that the contact form sends. */
export const contact = (message: string) => ({
  firstName: 'Ada',
  lastName: 'King',
  workEmail: 'ada@example.org',
  companyName: 'Engines plc',
  message,
});

/** A lead during its first delivery attempt. */
export const leadOf = (submission: Submission): Lead => ({
  id: 'lead-1',
  state: 'delivering',
  attempts: 1,
  createdAt: Date.UTC(2026, 10, 1),
  updatedAt: 0,
  nextAttemptAt: 0,
  deliveredAt: null,
  lastError: null,
  progress: {},
  history: [],
  requestId: null,
  ...submission,
});

/** Collects the leads that a store lists. */
export async function leadsIn(store: Pick<LeadStore, 'list'>, filter?: LeadFilter): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of store.list(filter)) leads.push(lead);
  return leads;
}
