/** A sheet as staff keep them: titles above the headers, errors of formulas, and cells of every wrong kind. */
export const staffSheet = `
Companies for the site|||||||||
Please keep the order of the columns|||||||||
Company name|Slug|Savings account|With Sharesave|With ShareMore|Pipeline ID|Ticker|Sector|UK employees|Next launch date
Acme & Sons||£377|585|1,125|7|ACME1|Retail|1,200|2126-12-01T00:00:00Z
#REF!||377|585|1,125|7|REFS1|Retail|10|
Bolt|#N/A|12%|3.700,00|-60|7.5|#NAME?|#VALUE!|#DIV/0!|#NUM!
|||||||||
Crane|||£999,999,999,639|3.700|TBC|-|n/a|-5|2020
Loading...|||||||||
|||585||||||
Delft|#NULL!|#ERROR!|#SPILL!|Loading...|||||54789
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

/** What the server tells staff about it. */
export const staffSheetProblems = [
  'row 5, Company name shows #REF!',
  'row 6, Bolt: Slug shows #N/A',
  'row 6, Bolt: Ticker shows #NAME?',
  'row 6, Bolt: Sector shows #VALUE!',
  'row 6, Bolt: Savings account is a percentage',
  'row 6, Bolt: With Sharesave is not a number like 1,234.50',
  'row 6, Bolt: With ShareMore is below 0',
  'row 6, Bolt: Pipeline ID is not a whole number',
  'row 6, Bolt: UK employees shows #DIV/0!',
  'row 6, Bolt: Next launch date shows #NUM!',
  'row 8, Crane: With Sharesave is over 100,000',
  'row 8, Crane: With ShareMore may be thousands or decimals',
  'row 8, Crane: UK employees is below 1',
  'row 9, Company name shows Loading...',
  'row 10, Company name is empty',
  'row 11, Delft: Slug shows #NULL!',
  'row 11, Delft: Savings account shows #ERROR!',
  'row 11, Delft: With Sharesave shows #SPILL!',
  'row 11, Delft: With ShareMore shows Loading...',
];
