/** Makes a value when it is first asked for. The browser's formatters take milliseconds to make, on a phone tens of them. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
