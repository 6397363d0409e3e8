const energyTerms = /energy|utilit|power|\boil|\bgas\b|electric|renewable/i;
const miningTerms = /\bmin(e|es|ing|er|ers)\b|\bminerals?\b|\bmetals?\b/i;

/** Maps every spelling of energy and utility sectors to one name, unless it also mentions mining. */
export function normaliseSector(sector: string): string {
  return energyTerms.test(sector) && !miningTerms.test(sector) ? 'Utilities & Energy' : sector;
}
