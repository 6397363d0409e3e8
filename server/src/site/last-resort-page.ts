/** When not even the shell renders: plain HTML that needs nothing else (spec section 8, router error). */
export const lastResortPage = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error! | ShareMore</title>
<h1>Unexpected Application Error!</h1>
<p>Something went wrong on our side, and we are told of it. Nothing that you sent us is lost.</p>
<p><a href="/">Return to Home</a></p>
</html>
`;
