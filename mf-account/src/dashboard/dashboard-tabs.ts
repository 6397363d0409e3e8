/** The dashboard's tabs in their order; the id is what the address shows (`/dashboard?tab=payments`). */
export const dashboardTabs = [
  { id: 'plan', label: 'My ShareMore Plan' },
  { id: 'payments', label: 'Missed a payment' },
  { id: 'details', label: 'Change my details' },
  { id: 'contact', label: 'Contact ShareMore' },
] as const;

export type DashboardTabId = (typeof dashboardTabs)[number]['id'];

/** The tab that an address names; the first when it names none that exists. */
export function tabFromAddress(search: URLSearchParams): (typeof dashboardTabs)[number] {
  return dashboardTabs.find(({ id }) => id === search.get('tab')) ?? dashboardTabs[0];
}
