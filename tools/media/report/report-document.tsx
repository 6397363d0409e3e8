import { BreakEven } from './chapters/break-even';
import { Cover } from './chapters/cover';
import { Endings } from './chapters/endings';
import { InBrief } from './chapters/in-brief';
import { Questions } from './chapters/questions';
import { Reasons } from './chapters/reasons';
import { WhatWouldHelp } from './chapters/what-would-help';
import { Worth } from './chapters/worth';

export const REPORT_TITLE = 'The cost of missing out';

/** The report as one document, a page to each chapter. */
export function ReportDocument({ styles }: { styles: string }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{`${REPORT_TITLE}: a ShareMore report`}</title>
        <meta name="author" content="ShareMore" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Cover />
        <InBrief />
        <Reasons />
        <Worth />
        <Endings />
        <BreakEven />
        <WhatWouldHelp />
        <Questions />
      </body>
    </html>
  );
}
