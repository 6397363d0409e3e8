/**
 * The demonstration's only account (spec section 5). It is sent to every visitor's browser and protects nothing:
 * the login opens sample figures only. See this area's README.
 */
export const sampleAccount = {
  email: 'demo@sharemore.example',
  password: 'ShareMore-demo-27',
} as const;

/** Compares the email trimmed and case-insensitively, the password exactly. */
export function isSampleAccount(email: string, password: string): boolean {
  return email.trim().toLowerCase() === sampleAccount.email && password === sampleAccount.password;
}
