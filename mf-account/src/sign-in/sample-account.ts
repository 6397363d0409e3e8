/**
 * The one account of the demonstration (spec section 5). It travels to every visitor's browser and protects
 * nothing: behind it stand sample figures only. See this area's README.
 */
export const sampleAccount = {
  email: 'demo@sharemore.example',
  password: 'ShareMore-demo-27',
} as const;

/** Whether these are the sample account's details: email trimmed and in any case, password exact. */
export function isSampleAccount(email: string, password: string): boolean {
  return email.trim().toLowerCase() === sampleAccount.email && password === sampleAccount.password;
}
