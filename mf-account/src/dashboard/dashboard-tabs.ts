/** The dashboard's tabs in display order. The id appears in the address: `/dashboard?tab=payments`. */
export const dashboardTabs = [
  { id: 'plan', label: 'My ShareMore Plan' },
  { id: 'payments', label: 'Missed a payment' },
  { id: 'details', label: 'Change my details' },
  { id: 'contact', label: 'Contact ShareMore' },
] as const;

export type DashboardTabId = (typeof dashboardTabs)[number]['id'];

/** The tab named in the query string; the first tab when `tab` is missing or unknown. */
export function tabFromAddress(search: URLSearchParams): (typeof dashboardTabs)[number] {
  return dashboardTabs.find(({ id }) => id === search.get('tab')) ?? dashboardTabs[0];
}
