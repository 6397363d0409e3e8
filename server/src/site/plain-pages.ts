/** When not even the shell renders: plain HTML that needs nothing else (spec section 8, router error). */
export const lastResortPage = plainPage(
  'Unexpected Application Error!',
  'Something went wrong on our side, and we are told of it. Nothing that you sent us is lost.',
);

/** When more is asked for than can be rendered. */
export const busyPage = plainPage(
  'Very busy right now',
  'More people are asking for this page than we can serve at once. Please try again in a few seconds.',
);

/** When the store of forms does not answer. */
export const noOutcomePage = plainPage(
  'We cannot look that up just now',
  'What came of your form is kept, but we cannot read it at the moment. Please look again in a few seconds.',
  '<a href="">Look again</a>',
);

/** When a preview's builds do not go together with what is live, or fail. */
export const brokenPreviewPage = plainPage(
  'This preview does not work',
  'Its builds fail, are gone, or do not go together with what is live by now. The site itself is not touched.',
  '<a href="/api/releases/leave-preview">Leave the preview</a>',
);

function plainPage(title: string, text: string, link = '<a href="/">Return to Home</a>'): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ShareMore</title>
<h1>${title}</h1>
<p>${text}</p>
<p>${link}</p>
</html>
`;
}
