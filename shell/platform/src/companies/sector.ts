const energyTerms = /energy|utilit|power|\boil|\bgas\b|electric|renewable/i;
const miningTerms = /\bmin(e|es|ing|er|ers)\b|\bminerals?\b|\bmetals?\b/i;

/** Energy and utility sectors of every spelling are one sector, unless the words speak of mining too. */
export function normaliseSector(sector: string): string {
  return energyTerms.test(sector) && !miningTerms.test(sector) ? 'Utilities & Energy' : sector;
}
