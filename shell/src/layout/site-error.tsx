/** Shown when the shell itself fails to render (spec section 8); it depends on nothing that could fail as well. */
export function SiteError() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Unexpected Application Error!</h1>
      <p>
        Something went wrong on our side. <a href="/">Return to Home</a>
      </p>
    </main>
  );
}
