/** The last resort, when the shell itself failed to render (spec section 8); it uses nothing that could fail too. */
export function SiteProblem() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Unexpected Application Error!</h1>
      <p>
        Something went wrong on our side. <a href="/">Return to Home</a>
      </p>
    </main>
  );
}
