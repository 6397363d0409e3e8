/** Waits for `work` at most this long. @throws what `work` throws, and an error when the time is over */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject);
  });
}
