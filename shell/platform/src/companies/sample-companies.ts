import { parseCompanies } from './parse-companies';

/** Rows of three invented companies, shown when no list is available (spec section 8). */
export const sampleRows = `
Company name|Savings account|With Sharesave|With ShareMore|Pipeline ID|Stock symbol|\
3yr price change|Analysts buy|Analysts hold|Analysts sell|Sector|UK staff count|Description
Bryndale Pharma|377|585|1125|990001|BRPH1|30|14|6|3|Pharmaceuticals|10400|Medicines for heart and rare diseases
Fennimore Drinks|377|540|900|990002|FEDR1|20|9|5|1|Food & drink|1200|Bottler of soft drinks
Ostler & Wray|377|450|450|990003|OSWR1|0|5|8|3|Financial services|5200|Savings and investments`
  .trim()
  .split('\n')
  .map((row) => row.split('|'));

/** A function, because many pages import this module and few need the list. */
export const sampleCompanies = () => parseCompanies(sampleRows);
