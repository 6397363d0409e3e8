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

function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ShareMore</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Return to Home</a></p>
</html>
`;
}
