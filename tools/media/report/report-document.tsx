import { BreakEven } from './chapters/break-even';
import { Cover } from './chapters/cover';
import { Endings } from './chapters/endings';
import { InBrief } from './chapters/in-brief';
import { Questions } from './chapters/questions';
import { Reasons } from './chapters/reasons';
import { WhatWouldHelp } from './chapters/what-would-help';
import { Worth } from './chapters/worth';

/** The report as one document, a page to each chapter. */
export function ReportDocument() {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>The cost of missing out: a ShareMore report</title>
        <meta name="author" content="ShareMore" />
        <link rel="stylesheet" href="report.css" />
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
