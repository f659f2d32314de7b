/**
 * A promise and what settles it. Newer browsers have this built in, but iPhones before iOS 17.4 don't: uploads and check-ins
 * failed there.
 */
export function withResolvers<T>() {
  let resolve!: (value: T | PromiseLike<T>) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((whenDone, whenFailed) => {
    resolve = whenDone;
    reject = whenFailed;
  });
  return { promise, resolve, reject };
}
